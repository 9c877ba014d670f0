import { expect, test } from 'vitest';
import { countOrders, mergeReceived } from '../../src/staff-figures/count-orders.ts';

const emptyMonth = { placed: [], received: [], completed: [], declined: [] };
const organizationId = 'any';
const received = (hours: number | null, orders = 1, pieces = 2) => ({ organizationId, hours, orders, pieces });

test('a period without orders has counts of zero, and no median of the days until the goods arrive', () => {
  const zeros = { placed: 0, received: 0, pieces: 0, completed: 0, declined: 0 };
  expect(countOrders([emptyMonth])).toEqual({ ...zeros, daysToReceived: null });
});

test('orders and pieces of all months and organizations are added up', () => {
  const month = {
    placed: [
      { organizationId: 'one', orders: 4 },
      { organizationId: 'two', orders: 3 },
    ],
    received: [received(24, 2, 11), received(48, 1, 5)],
    completed: [{ organizationId, orders: 2 }],
    declined: [
      { organizationId, reason: 'Worn', orders: 1 },
      { organizationId, reason: 'Wet', orders: 1 },
    ],
  };
  expect(countOrders([month, month])).toEqual({
    placed: 14,
    received: 6,
    pieces: 32,
    completed: 4,
    declined: 4,
    daysToReceived: 1,
  });
});

test('the days until the goods arrive are the median of all orders, rounded to one decimal, and not the mean of the months', () => {
  const months = [
    { ...emptyMonth, received: [received(12, 5)] },
    { ...emptyMonth, received: [received(30), received(2400)] },
  ];
  expect(countOrders(months).daysToReceived).toBe(0.5);
  expect(countOrders([{ ...emptyMonth, received: [received(30), received(31)] }]).daysToReceived).toBe(1.3);
});

test('a server clock that was set back does not lead to negative days', () => {
  expect(countOrders([{ ...emptyMonth, received: [received(-5)] }]).daysToReceived).toBe(0);
});

test('walk-ins count as received, but not in the days until the goods arrive, because they were never offered', () => {
  const counts = countOrders([{ ...emptyMonth, received: [received(null, 9), received(24)] }]);
  expect([counts.received, counts.pieces, counts.daysToReceived]).toEqual([10, 4, 1]);
});

test('counts of the same organization and duration are added up', () => {
  const other = { ...received(24), organizationId: 'other' };
  expect(mergeReceived([received(24, 2, 5), received(48), other, received(24, 3, 7), received(null)])).toEqual([
    received(24, 5, 12),
    received(48),
    other,
    received(null),
  ]);
});

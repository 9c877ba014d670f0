import { canTransition, nextStatuses, requiredDetail, transitions } from '@kindcrate/contract/order-transitions';
import { type OrderStatus, orderStatuses } from '@kindcrate/contract/orders';
import { describe, expect, test } from 'vitest';

/** What the donation desk promised, status by status. */
const promised: Record<OrderStatus, { staff: OrderStatus[]; donor: OrderStatus[] }> = {
  submitted: { staff: ['under review', 'declined', 'cancelled'], donor: ['cancelled'] },
  'under review': { staff: ['accepted', 'declined', 'cancelled'], donor: ['cancelled'] },
  accepted: { staff: ['received', 'declined', 'cancelled'], donor: ['cancelled'] },
  received: { staff: ['completed', 'declined'], donor: [] },
  completed: { staff: [], donor: [] },
  declined: { staff: [], donor: [] },
  cancelled: { staff: [], donor: [] },
};

describe.each(orderStatuses)('an order that is %s', (from) => {
  test.each(['staff', 'donor'] as const)('goes where it may by the %s, and nowhere else', (mover) => {
    expect(nextStatuses(from, mover)).toEqual(promised[from][mover]);
    expect(orderStatuses.filter((to) => canTransition(from, to, mover))).toEqual(promised[from][mover]);
  });
});

test('no change is listed twice', () => {
  expect(new Set(transitions.map(({ from, to }) => `${from} ${to}`)).size).toBe(transitions.length);
});

test('every change leads onwards in the list of statuses, so that no order comes anywhere twice', () => {
  for (const { from, to } of transitions)
    expect(orderStatuses.indexOf(to), `${from} → ${to}`).toBeGreaterThan(orderStatuses.indexOf(from));
});

test('to decline asks for a reason, to receive for a quantity, and nothing else for anything', () => {
  const details = orderStatuses.map((status) => [status, requiredDetail(status)]).filter(([, detail]) => detail);
  expect(details).toEqual([
    ['received', 'quantity'],
    ['declined', 'reason'],
  ]);
});

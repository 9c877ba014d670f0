import {
  canTransition,
  nextStatuses,
  requiredDetail,
  stepsToReceived,
  transitions,
} from '@kindcrate/contract/order-transitions';
import { type OrderStatus, orderStatuses } from '@kindcrate/contract/orders';
import { describe, expect, test } from 'vitest';

/** The documented transitions, by current status. */
const expected: Record<OrderStatus, { staff: OrderStatus[]; donor: OrderStatus[] }> = {
  submitted: { staff: ['under review', 'declined', 'cancelled'], donor: ['cancelled'] },
  'under review': { staff: ['accepted', 'declined', 'cancelled'], donor: ['cancelled'] },
  accepted: { staff: ['received', 'declined', 'cancelled'], donor: ['cancelled'] },
  received: { staff: ['completed', 'declined'], donor: [] },
  completed: { staff: [], donor: [] },
  declined: { staff: [], donor: [] },
  cancelled: { staff: [], donor: [] },
};

describe.each(orderStatuses)('an order that is %s', (from) => {
  test.each(['staff', 'donor'] as const)('allows exactly the documented transitions by %s', (actor) => {
    expect(nextStatuses(from, actor)).toEqual(expected[from][actor]);
    expect(orderStatuses.filter((to) => canTransition(from, to, actor))).toEqual(expected[from][actor]);
  });
});

test('no transition is listed twice', () => {
  expect(new Set(transitions.map(({ from, to }) => `${from} ${to}`)).size).toBe(transitions.length);
});

test('every transition leads to a later status, so that no order has the same status twice', () => {
  for (const { from, to } of transitions)
    expect(orderStatuses.indexOf(to), `${from} → ${to}`).toBeGreaterThan(orderStatuses.indexOf(from));
});

test('only declining requires a reason, and only receiving requires a quantity', () => {
  const details = orderStatuses.map((status) => [status, requiredDetail(status)]).filter(([, detail]) => detail);
  expect(details).toEqual([
    ['received', 'quantity'],
    ['declined', 'reason'],
  ]);
});

test.each(orderStatuses)(
  'stepsToReceived lists only steps that staff may take from %s to received, and none if no goods are expected',
  (from) => {
    const steps = stepsToReceived(from);
    // An order can be canceled only as long as its goods are expected.
    const isExpected = canTransition(from, 'cancelled', 'staff');
    expect(steps.at(-1)).toBe(isExpected ? 'received' : undefined);
    for (const [index, to] of steps.entries())
      expect(canTransition(steps[index - 1] ?? from, to, 'staff'), `${from} → ${to}`).toBe(true);
  },
);

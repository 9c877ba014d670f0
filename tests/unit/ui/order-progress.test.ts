import type { StatusChange } from '@kindcrate/contract/orders';
import { expect, test } from 'vitest';
import { isDeclinedOrCancelled, progressSteps } from '../../../src/ui/order-progress/steps.ts';

const createdAt = '2026-11-07T09:30:00.000Z';
const historyOf = (...statuses: StatusChange['status'][]): StatusChange[] =>
  statuses.map((status, index) => ({ status, at: `2026-11-0${index + 1}T09:30:00.000Z` }));

const states = (status: string, history: StatusChange[] = []) =>
  progressSteps({ status, history }).map(({ state }) => state);

test.each([
  ['submitted', ['done', 'next', 'later', 'later', 'later']],
  ['under review', ['done', 'done', 'next', 'later', 'later']],
  ['accepted', ['done', 'done', 'done', 'next', 'later']],
  ['received', ['done', 'done', 'done', 'done', 'next']],
  ['completed', ['done', 'done', 'done', 'done', 'done']],
])('the steps up to "%s" are done, and the one after it is next', (status, expected) => {
  expect(states(status)).toEqual(expected);
});

test('only the statuses "declined" and "cancelled" count as declined or canceled', () => {
  const counted = [
    'submitted',
    'under review',
    'accepted',
    'received',
    'completed',
    'declined',
    'cancelled',
    'pending',
  ].filter((status) => isDeclinedOrCancelled({ status }));
  expect(counted).toEqual(['declined', 'cancelled']);
});

test('an order whose status the site does not know counts as submitted', () => {
  expect(states('pending')).toEqual(['done', 'next', 'later', 'later', 'later']);
});

test('a step has the time at which its status was last reached, and the first step falls back to the time at which the order was placed', () => {
  const history = historyOf('submitted', 'under review', 'submitted');
  const times = progressSteps({ status: 'under review', createdAt, history }).map(({ at }) => at);
  expect(times).toEqual([history[2]?.at, history[1]?.at, undefined, undefined, undefined]);
  expect(progressSteps({ status: 'submitted', createdAt, history: [] })[0]?.at).toBe(createdAt);
});

test('steps that are not done show the days by which they are expected, and the agreed time', () => {
  const expected = { received: '2026-11-26', completed: '2026-11-28' };
  const handover = { agreed: { start: '2026-11-24T15:00:00.000Z' } };
  const stepsOf = (status: string) => progressSteps({ status, history: [], expected, handover });
  expect(stepsOf('accepted').map((step) => [step.agreed, step.expected])).toEqual([
    [undefined, undefined],
    [undefined, undefined],
    [undefined, undefined],
    [handover.agreed.start, '2026-11-26'],
    [undefined, '2026-11-28'],
  ]);
  expect(stepsOf('received').map((step) => step.expected)).toEqual([...Array.from({ length: 4 }), '2026-11-28']);
});

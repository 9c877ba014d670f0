import { expect, test } from 'vitest';
import { DurationTally } from '../../src/figures/duration-tally.ts';
import { quantileOf } from '../../src/figures/quantile.ts';

const hour = 60 * 60 * 1000;
const now = Date.parse('2026-11-23T12:00:00.000Z');

/** An order that was received `toReceived` hours after the offer, and completed `toCompleted` hours after that. */
const order = (toReceived: number, toCompleted?: number, daysAgo = 10) => {
  const receivedAt = now - daysAgo * 24 * hour;
  return {
    organizationId: 'a',
    pieces: 1,
    offeredAt: receivedAt - toReceived * hour,
    receivedAt,
    completedAt: toCompleted === undefined ? undefined : receivedAt + toCompleted * hour,
  };
};

function durationsOf(orders: ReturnType<typeof order>[]) {
  const tally = new DurationTally(now - 90 * 24 * hour);
  for (const each of orders) tally.add(each);
  return tally.toDurations();
}

test.each([
  [[], undefined],
  [[7], 7],
  [[1, 2, 3, 4], 3],
  [[4, 3, 2, 1, 5], 4],
  [[1, 1, 1, 9], 1],
  [[1, 1, 9, 9], 9],
])('the 0.75 quantile of %j is %j', (numbers, quantile) => {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  expect(quantileOf(counts, 0.75)).toBe(quantile);
});

test("an organization's durations are those within which three quarters of its orders were received and completed", () => {
  const orders = Array.from({ length: 12 }, (_, index) => order(24 + index, 48 + 2 * index));
  expect(durationsOf(orders)).toEqual({ toReceived: 32, toCompleted: 64 });
});

test('the duration of a step is missing until ten orders have taken that step in the period', () => {
  const received = Array.from({ length: 9 }, () => order(24, 48));
  expect(durationsOf(received)).toEqual({});
  expect(durationsOf([...received, order(24)])).toEqual({ toReceived: 24 });
  expect(durationsOf([...received, order(24, 48)])).toEqual({ toReceived: 24, toCompleted: 48 });
  expect(durationsOf([...received, order(24, 48, 120)])).toEqual({});
});

test('an order that was received before it was offered, according to a wrong clock, counts as immediate', () => {
  expect(durationsOf(Array.from({ length: 10 }, () => order(-5, -1)))).toEqual({ toReceived: 0, toCompleted: 0 });
});

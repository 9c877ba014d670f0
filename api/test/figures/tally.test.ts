import { describe, expect, test } from 'vitest';
import { medianOf } from '../../src/figures/median.ts';
import type { ReceivedOrder } from '../../src/figures/order-repository.ts';
import { Tallies, withSampleFigures } from '../../src/figures/tallies.ts';
import { Tally } from '../../src/figures/tally.ts';

const countsOf = (numbers: number[]) => {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return counts;
};

test.each([
  [[], undefined],
  [[7], 7],
  [[7, 1], 4],
  [[3, 1, 2], 2],
  [[5, 5, 5, 1], 5],
  [[1, 1, 8, 9], 4.5],
  [[0, 0, 0, 100], 0],
  [[10, 9, 8, 7, 6, 5, 4, 3, 2, 1], 5.5],
])('the median of %j is %j', (numbers, median) => {
  expect(medianOf(countsOf(numbers))).toBe(median);
});

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const now = Date.parse('2026-11-23T12:00:00.000Z');

/** An order that was received `receivedDaysAgo` days ago, five days after the offer, and completed two days later. */
const order = (receivedDaysAgo: number, changes: Partial<ReceivedOrder> = {}): ReceivedOrder => {
  const receivedAt = now - receivedDaysAgo * day;
  return {
    organizationId: 'a',
    pieces: 3,
    offeredAt: receivedAt - 5 * day,
    receivedAt,
    completedAt: receivedAt + 2 * day,
    ...changes,
  };
};

const times = (count: number, create: (index: number) => ReceivedOrder) =>
  Array.from({ length: count }, (_, index) => create(index));

function figuresOf(orders: ReceivedOrder[], since = Number.NEGATIVE_INFINITY) {
  const result = new Tally(since);
  for (const each of orders) result.add(each);
  return result.toFigures();
}

describe('the figures of a period', () => {
  test('contain the total pieces and completed orders, and the median days', () => {
    expect(figuresOf(times(10, () => order(20)))).toEqual({
      pieces: 30,
      completed: 10,
      daysToReceived: 5,
      daysToCompleted: 7,
    });
  });

  test('are missing until ten orders have been received', () => {
    expect(figuresOf(times(9, () => order(20)))).toBeNull();
    expect(figuresOf([])).toBeNull();
  });

  test('have no median days to completion until ten orders have been completed', () => {
    const open = times(1, () => order(20, { completedAt: undefined }));
    expect(figuresOf([...times(9, () => order(20)), ...open])).toMatchObject({ completed: 9, daysToCompleted: null });
    expect(figuresOf([...times(10, () => order(20)), ...open])).toMatchObject({ completed: 10, daysToCompleted: 7 });
  });

  test('count an order that was received before the period and completed within it only as completed', () => {
    const since = now - 90 * day;
    const orders = [...times(10, () => order(30)), order(91, { pieces: 1_000 }), order(200)];
    expect(figuresOf(orders, since)).toMatchObject({ pieces: 30, completed: 11 });
  });

  test('include what happened in the first millisecond of the period', () => {
    const since = now - 90 * day;
    expect(
      figuresOf(
        times(10, () => order(90)),
        since,
      ),
    ).toMatchObject({ pieces: 30 });
    expect(
      figuresOf(
        times(10, () => order(90, { receivedAt: since - 1 })),
        since,
      ),
    ).toBeNull();
  });

  test('contain days with one decimal place, computed from whole hours', () => {
    const offeredBefore = (hours: number) => (index: number) =>
      order(20 + index, { offeredAt: order(20 + index).receivedAt - hours * hour });
    expect(figuresOf(times(10, offeredBefore(11)))?.daysToReceived).toBe(0.5);
    expect(figuresOf(times(10, offeredBefore(156)))?.daysToReceived).toBe(6.5);
    expect(figuresOf(times(10, offeredBefore(0.2)))?.daysToReceived).toBe(0);
  });

  test('count no negative days when a clock was set back', () => {
    expect(figuresOf(times(10, () => order(20, { offeredAt: now })))?.daysToReceived).toBe(0);
  });
});

function charityFiguresOf(orders: ReceivedOrder[]) {
  const tallies = new Tallies(now);
  for (const each of orders) tallies.add(each);
  return tallies.toFigures();
}

describe('the figures of a charity', () => {
  test('are computed for each organization and for all together, of all time and of the last 90 days', () => {
    const figures = charityFiguresOf([
      ...times(10, () => order(10)),
      ...times(6, () => order(200, { organizationId: 'b' })),
      ...times(6, () => order(10, { organizationId: 'b' })),
    ]);
    expect(figures.all).toMatchObject({ allTime: { pieces: 66 }, last90Days: { pieces: 48 }, isSample: false });
    expect(figures.organizations).toMatchObject({
      a: { allTime: { pieces: 30 }, last90Days: { pieces: 30 } },
      b: { allTime: { pieces: 36 }, last90Days: null },
    });
  });

  test('come from sample orders only where there are too few real ones, and are marked as sample figures', () => {
    const real = charityFiguresOf([...times(10, () => order(10)), order(10, { organizationId: 'b' })]);
    const sample = charityFiguresOf(
      ['a', 'b', 'c'].flatMap((organizationId) => times(12, () => order(1, { organizationId, pieces: 1 }))),
    );
    const figures = withSampleFigures(real, sample);
    expect(figures.all).toMatchObject({ allTime: { pieces: 33 }, isSample: false });
    expect(figures.organizations).toMatchObject({
      a: { allTime: { pieces: 30 }, isSample: false },
      b: { allTime: { pieces: 12 }, isSample: true },
      c: { allTime: { pieces: 12 }, isSample: true },
    });
  });

  test('are missing, and not marked as sample figures, where there are too few sample orders as well', () => {
    const noFigures = { allTime: null, last90Days: null, isSample: false };
    const few = charityFiguresOf([order(10)]);
    expect(withSampleFigures(few, few)).toEqual({
      all: noFigures,
      organizations: { a: noFigures },
      durations: { a: {} },
    });
    expect(withSampleFigures(charityFiguresOf([]), charityFiguresOf([]))).toEqual({
      all: noFigures,
      organizations: {},
      durations: {},
    });
  });
});

test('walk-ins add to the pieces and the completed orders, but do not change the median days', () => {
  const tally = new Tally(Number.NEGATIVE_INFINITY);
  for (let count = 0; count < 10; count++) tally.add(order(1));
  const before = tally.toFigures();
  for (let count = 0; count < 90; count++) tally.add(order(1, { offeredAt: undefined }));
  expect(tally.toFigures()).toEqual({ ...before, pieces: 300, completed: 100 });
});

test('walk-ins do not make up for too few offered orders, because the median would reveal the days of individual donors', () => {
  const tally = new Tally(Number.NEGATIVE_INFINITY);
  for (let count = 0; count < 9; count++) tally.add(order(1));
  for (let count = 0; count < 20; count++) tally.add(order(1, { offeredAt: undefined }));
  expect(tally.toFigures()).toBeNull();
});

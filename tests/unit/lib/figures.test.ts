import type { Figures, PublicFigures } from '@kindcrate/contract/figures';
import { expect, test } from 'vitest';
import {
  describeFigures,
  describeMissingFigures,
  type FiguresCopy,
  figuresOf,
  figuresOfAllOrganizations,
  formatDays,
  listFigures,
} from '../../../src/lib/figures.ts';

const copy: FiguresCopy = {
  labels: { pieces: 'pieces', completed: 'completed', daysToReceived: 'to arrival', daysToCompleted: 'to completion' },
  days: '{days, plural, one {# day} other {# days}}',
  computedOn: 'Counted on {day}.',
  recentDays: 'Recently.',
  allDays: 'Ever.',
  sample: 'A sample.',
  tooFew: 'After {orders} gifts.',
};

const figures: Figures = { pieces: 12_345, completed: 678, daysToReceived: 4.4, daysToCompleted: 9.6 };
const none = { allTime: null, last90Days: null, isSample: false };
const some = { allTime: figures, last90Days: null, isSample: false };
const reply = (changes: Partial<PublicFigures> = {}): PublicFigures => ({
  computedOn: '2026-11-23',
  minOrders: 10,
  all: none,
  organizations: [
    { _id: 'new', title: 'New', ...none },
    { _id: 'old', title: 'Old', ...some },
  ],
  ...changes,
});

test('an organization has figures only when enough of its orders have arrived', () => {
  expect(figuresOf(reply(), 'old')).toMatchObject(some);
  expect(figuresOf(reply(), 'new')).toBeUndefined();
  expect(figuresOf(reply(), 'unknown')).toBeUndefined();
  expect(figuresOf(undefined, 'old')).toBeUndefined();
});

test('all organizations together have figures only when enough orders have arrived', () => {
  expect(figuresOfAllOrganizations(reply({ all: some }))).toEqual(some);
  expect(figuresOfAllOrganizations(reply())).toBeUndefined();
  expect(figuresOfAllOrganizations(undefined)).toBeUndefined();
});

test('received pieces and completed orders cover all time, and durations cover the last 90 days', () => {
  const last90Days = { pieces: 1, completed: 1, daysToReceived: 2.2, daysToCompleted: 3.3 };
  expect(listFigures({ ...some, last90Days }, copy)).toEqual([
    { figure: '12,345', label: 'pieces' },
    { figure: '678', label: 'completed' },
    { figure: '2 days', label: 'to arrival' },
    { figure: '3 days', label: 'to completion' },
  ]);
});

test('durations cover all time while too few orders were received in the last 90 days', () => {
  expect(listFigures(some, copy).map(({ figure }) => figure)).toEqual(['12,345', '678', '4 days', '10 days']);
});

test('the duration until completion is left out while too few orders have been completed', () => {
  const allTime = { ...figures, daysToCompleted: null };
  expect(listFigures({ ...some, allTime }, copy).map(({ label }) => label)).toEqual([
    'pieces',
    'completed',
    'to arrival',
  ]);
});

test('the list of figures is empty when there are none', () => {
  expect(listFigures(none, copy)).toEqual([]);
});

test.each([
  [0, '1 day'],
  [0.4, '1 day'],
  [1.4, '1 day'],
  [1.5, '2 days'],
  [6.9, '7 days'],
])('%d days are shown as %s', (days, shown) => {
  expect(formatDays(days, copy)).toBe(shown);
});

test('the note about figures says when they were counted and what the durations cover, and marks sample figures', () => {
  expect(describeFigures(some, '2026-11-23', copy)).toBe('Counted on November 23, 2026. Ever.');
  const sample = { ...some, last90Days: figures, isSample: true };
  expect(describeFigures(sample, '2026-11-23', copy)).toBe('A sample. Counted on November 23, 2026. Recently.');
});

test('the sentence that replaces missing figures says how many gifts are needed', () => {
  expect(describeMissingFigures(reply({ minOrders: 25 }), copy)).toBe('After 25 gifts.');
  expect(describeMissingFigures(undefined, copy)).toBe('After 10 gifts.');
});

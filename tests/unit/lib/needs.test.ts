import { expect, test } from 'vitest';
import {
  formatDay,
  giveHref,
  groupByState,
  latestChangeDay,
  mostNeeded,
  needsOf,
  toDemand,
  toHeading,
} from '../../../src/lib/needs.ts';
import { createNeed, lanternRow } from './need-fixtures.ts';

const ids = (needs: { _id: string }[]) => needs.map(({ _id }) => _id);

test('needs are grouped by state, and keep their order', () => {
  const needs = [
    createNeed({ _id: 'a' }),
    createNeed({ _id: 'b', state: 'refused' }),
    createNeed({ _id: 'c', state: 'enough' }),
    createNeed({ _id: 'd' }),
  ];
  const { wanted, enough, refused } = groupByState(needs);
  expect([ids(wanted), ids(enough), ids(refused)]).toEqual([['a', 'd'], ['c'], ['b']]);
});

test('the needs of an organization are those with its id', () => {
  const needs = [createNeed({ _id: 'a' }), createNeed({ _id: 'b', organization: lanternRow })];
  expect(ids(needsOf(needs, 'lantern-row'))).toEqual(['b']);
  expect(needsOf(needs, 'lantern')).toEqual([]);
});

test('the list of what is most needed has urgent needs first, then one need of each organization, then the others', () => {
  const needs = [
    createNeed({ _id: 'first' }),
    createNeed({ _id: 'second' }),
    createNeed({ _id: 'lamps', organization: lanternRow }),
    createNeed({ _id: 'urgent', organization: lanternRow, urgent: true }),
  ];
  expect(ids(mostNeeded(needs, 4))).toEqual(['urgent', 'first', 'lamps', 'second']);
  expect(ids(mostNeeded(needs, 2))).toEqual(['urgent', 'first']);
});

test('goods that an organization has enough of, or cannot take, are not among the most needed', () => {
  const needs = [createNeed({ state: 'enough' }), createNeed({ state: 'refused', urgent: true })];
  expect(mostNeeded(needs, 5)).toEqual([]);
});

test('the day of a list of needs is that of its latest change', () => {
  const times = ['2026-11-20T23:59:59.999Z', '2026-11-22T00:00:00.000Z', '2026-11-21T12:00:00.000Z'];
  expect(latestChangeDay(times.map((updatedAt) => createNeed({ updatedAt })))).toBe('2026-11-22');
  expect(latestChangeDay([])).toBeUndefined();
});

test('a day is formatted in the given language', () => {
  expect(formatDay('2026-12-15', 'en')).toBe('December 15, 2026');
  expect(formatDay('2026-12-15', 'de')).toBe('15. Dezember 2026');
});

test('the heading of a need begins with a capital letter even if the organization typed a lowercase one', () => {
  const typed = ['winter coats', 'Winter coats', 'écrus', '3 pots', ''];
  expect(typed.map(toHeading)).toEqual(['Winter coats', 'Winter coats', 'Écrus', '3 pots', '']);
});

test('the link of a need selects its organization in the donation form and fills in its words', () => {
  const need = createNeed({ organization: { _id: 'a&b', title: 'A & B' }, words: 'coats, 100% wool & warm' });
  const query = new URL(giveHref(need), 'https://example.com').searchParams;
  expect([...query]).toEqual([
    ['charity', 'a&b'],
    ['items', 'coats, 100% wool & warm'],
  ]);
});

test('the structured data of a need has its words, the number of pieces still needed, and its last day', () => {
  expect(toDemand(createNeed({ until: '2026-12-15' }))).toEqual({
    '@type': 'Demand',
    itemOffered: { '@type': 'Product', name: 'winter coats, adult' },
    eligibleQuantity: { '@type': 'QuantitativeValue', value: 12 },
    validThrough: '2026-12-15',
  });
});

test('the structured data of a need without a target has neither a quantity nor a last day', () => {
  expect(Object.keys(toDemand(createNeed({ target: null })))).toEqual(['@type', 'itemOffered']);
});

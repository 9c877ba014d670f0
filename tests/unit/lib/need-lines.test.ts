import { expect, test } from 'vitest';
import { needLines } from '../../../src/lib/need-lines.ts';
import { createNeed } from './need-fixtures.ts';

const copy = {
  wanted: '{pieces, plural, other {# more}}: {words}',
  always: 'Always: {words}',
  enough: 'Has enough',
};

test('the card of an organization says how many pieces are still needed, and what is always needed', () => {
  const needs = [createNeed({ target: 2000, received: 500 }), createNeed({ target: null, words: 'hats' })];
  expect(needLines(needs, copy)).toEqual(['1,500 more: winter coats, adult', 'Always: hats']);
});

test('the card of an organization has at most three needs, urgent ones first', () => {
  const needs = ['a', 'b', 'c', 'd'].map((words) => createNeed({ words, target: null, urgent: words === 'd' }));
  expect(needLines(needs, copy)).toEqual(['Always: d', 'Always: a', 'Always: b']);
});

test('the card of an organization without a wanted need says that it has enough', () => {
  expect(needLines([createNeed({ state: 'enough' }), createNeed({ state: 'refused' })], copy)).toEqual(['Has enough']);
});

test('the card of an organization without a list of needs has no lines about needs', () => {
  expect(needLines([], copy)).toEqual([]);
});

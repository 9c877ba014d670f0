import { expect, test } from 'vitest';
import { describeVisibility, editThatShows } from '../../../../src/islands/staff-desk/catalog/describe-visibility.ts';

const days = { showFrom: '2026-12-01', hideOn: '2026-12-31' };
const none = { showFrom: null, hideOn: null };

test.each([
  ['shown indefinitely', { ...none, visibility: 'shown' as const }, []],
  ['shown until a given day', { ...days, visibility: 'shown' as const }, ['hiddenFrom 2026-12-31']],
  ['hidden by hand', { ...days, visibility: 'hidden' as const }, ['hidden undefined']],
  ['not shown yet', { ...days, visibility: 'not yet' as const }, ['shownFrom 2026-12-01', 'hiddenFrom 2026-12-31']],
  ['no longer shown', { ...days, visibility: 'no longer' as const }, ['hiddenSince 2026-12-31']],
])('an entry that is %s has the labels that describe its visibility', (_what, entry, expected) => {
  expect(describeVisibility(entry).map(({ key, day }) => `${key} ${day}`)).toEqual(expected);
});

test.each([
  ['hidden', { hidden: false }],
  ['not yet', { showFrom: '' }],
  ['no longer', { hideOn: '' }],
] as const)('an entry whose visibility is "%s" is shown by removing what hides it', (visibility, expected) => {
  expect(editThatShows({ visibility })).toEqual(expected);
});

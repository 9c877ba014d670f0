import type { MatchedNeeds } from '@kindcrate/contract/match-needs';
import { expect, test } from 'vitest';
import { describeMatch } from '../../../../src/islands/donation-form/needs/describe-match.ts';
import { createNeed, lanternRow } from '../../lib/need-fixtures.ts';

const copy = {
  wanted: '{organization} needs {pieces, plural, other {# more}} of these ({words}).',
  always: '{organization} always needs these ({words}).',
  until: 'Needed until {day}.',
  enough: '{organization} has enough of these ({words}).',
  refused: '{organization} can’t take these ({words}).',
  stillWanted: '{organization} still needs {pieces, plural, other {# more}}.',
  stillAlways: '{organization} always needs them.',
  choose: 'Give to {organization}',
};
const describeInEnglish = (match: MatchedNeeds) => describeMatch(match, copy, 'en');
const lamps = createNeed({ _id: 'lamps', organization: lanternRow, words: 'lamps', target: 8, received: 0 });

test('goods that match nothing have no description', () => {
  expect(describeInEnglish({})).toBeUndefined();
});

test('a need of the chosen organization is described with the number of pieces still needed and its last day', () => {
  expect(describeInEnglish({ chosen: createNeed({ until: '2026-12-15' }) })).toEqual({
    isWanted: true,
    sentences: ['Mantle & Mitten needs 12 more of these (winter coats, adult).', 'Needed until December 15, 2026.'],
    alternatives: [],
  });
});

test('a need without a target is described without a number', () => {
  const sentences = describeInEnglish({ chosen: createNeed({ target: null }) })?.sentences;
  expect(sentences).toEqual(['Mantle & Mitten always needs these (winter coats, adult).']);
});

test('when the chosen organization has enough, other organizations that still need the goods are offered', () => {
  const hats = createNeed({ organization: { _id: 'other', title: 'Other' }, target: null });
  expect(describeInEnglish({ unwanted: createNeed({ state: 'enough' }), elsewhere: [lamps, hats] })).toEqual({
    isWanted: false,
    sentences: ['Mantle & Mitten has enough of these (winter coats, adult).'],
    alternatives: [
      {
        organizationId: 'lantern-row',
        text: 'Lantern Row House still needs 8 more.',
        choose: 'Give to Lantern Row House',
      },
      { organizationId: 'other', text: 'Other always needs them.', choose: 'Give to Other' },
    ],
  });
});

test('when the chosen organization cannot take the goods, the description includes the reason', () => {
  const refused = createNeed({ state: 'refused', words: 'duvets', reason: 'They can’t be washed here.' });
  expect(describeInEnglish({ unwanted: refused })?.sentences).toEqual([
    'Mantle & Mitten can’t take these (duvets).',
    'They can’t be washed here.',
  ]);
});

test('when the chosen organization does not list the goods, organizations that need them are offered, with the words of their need', () => {
  expect(describeInEnglish({ elsewhere: [lamps] })).toEqual({
    isWanted: false,
    sentences: [],
    alternatives: [
      {
        organizationId: 'lantern-row',
        text: 'Lantern Row House needs 8 more of these (lamps).',
        choose: 'Give to Lantern Row House',
      },
    ],
  });
});

import type { SavedText } from '@kindcrate/contract/saved-texts';

const reason = { kind: 'reason', revision: 1 } as const;

/** Reasons as the API lists them, sorted by title. */
export const savedReasons: SavedText[] = [
  { ...reason, _id: 'full', title: 'No space', text: 'Our racks are full until March.' },
  { ...reason, _id: 'worn', title: 'Too worn', text: 'We can only pass on clothes without holes.' },
];

export const longSavedReason: SavedText = {
  ...reason,
  _id: 'long',
  title: 'Withoutaspace'.repeat(4),
  text: `${'Withoutaspace'.repeat(12)} ${'and many short words '.repeat(12)}`.trim(),
};

import { expect, test } from 'vitest';
import { splitParagraphs } from '../../../src/lib/paragraphs.ts';

const cases: [text: string, paragraphs: string[]][] = [
  ['One.', ['One.']],
  ['One.\n\nTwo.', ['One.', 'Two.']],
  ['One.\r\n\r\nTwo.\n \t\n\n\nThree.\n', ['One.', 'Two.', 'Three.']],
  ['One,\nstill one.', ['One,\nstill one.']],
  [' \n\n ', []],
];

test.each(cases)('the text %j is split into the paragraphs %j', (text, paragraphs) => {
  expect(splitParagraphs(text)).toEqual(paragraphs);
});

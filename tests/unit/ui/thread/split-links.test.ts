import { expect, test } from 'vitest';
import { splitLinks } from '../../../../src/ui/thread/split-links.ts';

const origin = 'https://give.example.com';

test('URLs of our own pages become links, without the punctuation after them', () => {
  expect(splitLinks(`See ${origin}/needs, or ${origin}/label?order=7.`, origin)).toEqual([
    { text: 'See ' },
    { text: `${origin}/needs`, href: `${origin}/needs` },
    { text: ', or ' },
    { text: `${origin}/label?order=7`, href: `${origin}/label?order=7` },
    { text: '.' },
  ]);
});

test.each([
  'https://evil.example.com/x',
  'https://give.example.com.evil.example/x',
  'https://give.example.com@evil.example/x',
  'javascript:alert(1)',
  '<a href="https://give.example.com">',
  'https://give.example.com',
])('"%s" remains plain text', (text) => {
  expect(splitLinks(text, origin).filter((part) => 'href' in part)).toEqual([]);
  expect(
    splitLinks(text, origin)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

import { expect, test } from 'vitest';
import { codeFromHash, codeFromLink } from '../../../src/lib/redemption-link.ts';

const code = 'aB3-_x9Z'.repeat(7);

test.each([
  `https://give.example.com/redeem#${code}`,
  `http://localhost:4321/redeem#${code}`,
  `https://give.example.com/Redeem/#${code}`,
])('the redeem page finds the redemption code in %s', (link) => {
  expect(codeFromLink(link)).toBe(code);
});

test.each([
  '',
  code,
  'https://give.example.com/redeem',
  `https://give.example.com/redeem?code=${code}`,
  `https://give.example.com/elsewhere#${code}`,
  'https://give.example.com/redeem#short',
  'WIFI:S:shop;T:WPA;P:secret;;',
])('the redeem page finds no redemption code in %o', (text) => {
  expect(codeFromLink(text)).toBeUndefined();
});

test('the redeem page finds either form of a redemption code in the fragment of a URL', () => {
  expect(codeFromHash(`#${code}`)).toBe(code);
  expect(codeFromHash('#7Q2M-9XKD')).toBe('7Q2M-9XKD');
  expect(codeFromHash('')).toBeUndefined();
});

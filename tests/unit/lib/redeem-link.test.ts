import { expect, test } from 'vitest';
import { codeOfHash, codeOfLink } from '../../../src/lib/redeem-link.ts';

const code = 'aB3-_x9ZaB3-_x9ZaB3-_x';

test.each([
  `https://give.example.com/redeem#${code}`,
  `http://localhost:4321/redeem#${code}`,
  `https://give.example.com/Redeem/#${code}`,
])('finds the code in %s', (link) => {
  expect(codeOfLink(link)).toBe(code);
});

test.each([
  '',
  code,
  'https://give.example.com/redeem',
  `https://give.example.com/redeem?code=${code}`,
  `https://give.example.com/elsewhere#${code}`,
  'https://give.example.com/redeem#short',
  'WIFI:S:shop;T:WPA;P:secret;;',
])('finds none in %o', (text) => {
  expect(codeOfLink(text)).toBeUndefined();
});

test('takes either form of a code from behind the # of the address', () => {
  expect(codeOfHash(`#${code}`)).toBe(code);
  expect(codeOfHash('#7Q2M-9XKD')).toBe('7Q2M-9XKD');
  expect(codeOfHash('')).toBeUndefined();
});

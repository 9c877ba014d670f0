import { expect, test } from 'vitest';
import { isOwnPath } from '../../../src/stores/return-path.ts';

test.each(['/', '/profile', '/branddetails/7?x=1#top'])('the login accepts %s as a return path', (path) => {
  expect(isOwnPath(path)).toBe(true);
});

test.each([
  '',
  'profile',
  '//elsewhere.com',
  '/\\elsewhere.com',
  '/\t/elsewhere.com',
  '/\n/elsewhere.com',
  '/\r\\elsewhere.com',
  'https://elsewhere.com',
  'javascript:alert(1)',
])('finding 11: the login refuses %j as a return path', (path) => {
  expect(isOwnPath(path)).toBe(false);
});

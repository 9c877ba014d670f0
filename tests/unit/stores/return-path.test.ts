import { expect, test } from 'vitest';
import { isOwnPath } from '../../../src/stores/return-path.ts';

test.each(['/', '/profile', '/branddetails/7?x=1#top'])('goes back to %s', (path) => {
  expect(isOwnPath(path)).toBe(true);
});

test.each(['', 'profile', '//elsewhere.com', '/\\elsewhere.com', 'https://elsewhere.com', 'javascript:alert(1)'])(
  'does not follow %j',
  (path) => {
    expect(isOwnPath(path)).toBe(false);
  },
);

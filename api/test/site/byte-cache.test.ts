import { expect, test } from 'vitest';
import { createByteCache } from '../../src/site/byte-cache.ts';

test('a byte cache keeps the most recently used entries, up to its limit', () => {
  const cache = createByteCache(10);
  cache.set('a', Buffer.from('aaaa'));
  cache.set('b', Buffer.from('bbbb'));
  cache.get('a');
  cache.set('c', Buffer.from('cccc'));
  expect(cache.get('a')?.toString()).toBe('aaaa');
  expect(cache.get('b')).toBeUndefined();
  expect(cache.get('c')?.toString()).toBe('cccc');
});

test('a byte cache counts a replaced entry once', () => {
  const cache = createByteCache(10);
  cache.set('a', Buffer.from('a'));
  for (const length of [9, 8, 7]) cache.set('b', Buffer.alloc(length));
  expect(cache.get('a')?.toString()).toBe('a');
  expect(cache.get('b')).toHaveLength(7);
});

test('a byte cache does not keep an entry larger than its limit', () => {
  const cache = createByteCache(10);
  cache.set('a', Buffer.alloc(11));
  expect(cache.get('a')).toBeUndefined();
});

import { expect, test } from 'vitest';
import { newIdempotencyKey } from '../../../src/lib/idempotency-key.ts';

test('each idempotency key is a new random number of 128 bits in hexadecimal', () => {
  const keys = new Set(Array.from({ length: 100 }, newIdempotencyKey));
  expect(keys.size).toBe(100);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
});

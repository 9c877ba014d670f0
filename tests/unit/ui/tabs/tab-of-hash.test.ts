import { expect, test } from 'vitest';
import { tabOfHash } from '../../../../src/ui/tabs/tab-of-hash.ts';

const ids = ['overview', 'orders'];

test('opens the tab that the address names', () => {
  expect(tabOfHash('#orders', ids)).toBe('orders');
});

test('opens the first tab where the address names nothing', () => {
  expect(tabOfHash('', ids)).toBe('overview');
});

test.each(['#details-phone', '#Orders', '#', '#over'])('leaves the open tab alone at %s', (hash) => {
  expect(tabOfHash(hash, ids)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { tabOfHash } from '../../../../src/ui/tabs/use-open-tab.ts';

const ids = ['overview', 'orders'];

test('the fragment of the URL determines the open tab', () => {
  expect(tabOfHash('#orders', ids)).toBe('orders');
});

test('the first tab is open if the URL has no fragment', () => {
  expect(tabOfHash('', ids)).toBe('overview');
});

test('a page can choose which tab opens when the URL has no fragment', () => {
  expect(tabOfHash('', ids, 'orders')).toBe('orders');
  expect(tabOfHash('#overview', ids, 'orders')).toBe('overview');
});

test.each(['#details-phone', '#Orders', '#', '#over'])('the fragment "%s" matches no tab', (hash) => {
  expect(tabOfHash(hash, ids)).toBeUndefined();
});

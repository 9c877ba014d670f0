import { expect, test } from 'vitest';
import { tabOfHash } from '../../../../src/ui/tabs/use-open-tab.ts';

const ids = ['overview', 'orders'];

test('opens the tab that the fragment names', () => {
  expect(tabOfHash('#orders', ids)).toBe('orders');
});

test('opens the first tab without a fragment', () => {
  expect(tabOfHash('', ids)).toBe('overview');
});

test.each(['#details-phone', '#Orders', '#', '#over'])('does not change tabs for the fragment "%s"', (hash) => {
  expect(tabOfHash(hash, ids)).toBeUndefined();
});

import { scannedLabelPath } from '@kindcrate/contract/order-labels';
import { expect, test } from 'vitest';
import { needsLabel, pathOfLabel } from '../../../src/lib/label-page.ts';
import { isOrderKey, orderKeyFromLabel } from '../../../src/lib/order-label.ts';

const id = '6a010f61-6531-4c5d-9a0b-1c2d3e4f5a6b';

test.each([
  `https://give.example.com${scannedLabelPath(id)}`,
  `http://localhost:4321/Staff/?order=${id}`,
  `https://moved.example.org/staff?from=camera&order=${id}#orders`,
])('the desk finds the order in the label link %s', (link) => {
  expect(orderKeyFromLabel(link)).toBe(id);
});

test.each([
  '',
  id,
  'https://give.example.com/staff',
  'https://give.example.com/staff?order=',
  'https://give.example.com/staff?order=%3Cscript%3E',
  `https://give.example.com/thanks?order=${id}`,
  `https://give.example.com/redeem#${id}`,
  'WIFI:S:shop;T:WPA;P:secret;;',
])('the desk finds no order in %o, because that is not a label link', (text) => {
  expect(orderKeyFromLabel(text)).toBeUndefined();
});

test.each(['6531', 'f61-6531', 'KC-6A010F61-6531', 'kc-6531', id])('%s identifies an order', (key) => {
  expect(isOrderKey(key)).toBe(true);
});

test.each(['', '653', 'kc-653', 'coat', '6531 ', `${id}0`])('%o does not identify an order', (text) => {
  expect(isOrderKey(text)).toBe(false);
});

test('an order needs a label until its goods have arrived or are no longer expected', () => {
  expect(['submitted', 'under review', 'accepted'].map(needsLabel)).toEqual([true, true, true]);
  expect(['received', 'completed', 'declined', 'cancelled', 'unknown'].some(needsLabel)).toBe(false);
});

test('the path of the label page contains the id of the order', () => {
  expect(pathOfLabel(id)).toBe(`/label?order=${id}`);
});

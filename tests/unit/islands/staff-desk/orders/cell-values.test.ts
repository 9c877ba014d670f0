import { expect, test } from 'vitest';
import { categoriesOf, receivedAt } from '../../../../../src/islands/staff-desk/orders/table/cell-values.ts';
import { staffOrderWith } from '../../../../../src/workbench/desk-fixtures.ts';

const order = staffOrderWith('received');
const item = { _id: 'item', name: 'Coat', quantity: 1, photos: [] };

test('the table of orders lists each category of an order once, and no category for items without one', () => {
  const clothing = { _id: 'clothing', name: 'Clothing' };
  const toys = { _id: 'toys', name: 'Toys' };
  const items = [clothing, toys, clothing].map((category) => ({ ...item, category }));
  expect(categoriesOf({ items: [item, ...items] })).toEqual(['Clothing', 'Toys']);
  expect(categoriesOf({ items: [item] })).toEqual([]);
});

test('the table of orders shows when the goods of an order arrived, even after the order was completed', () => {
  const step = (status: 'accepted' | 'received' | 'completed', at: string) => ({ ...order.history[0], status, at });
  const accepted = step('accepted', '2026-11-20T10:00:00.000Z');
  const received = step('received', '2026-11-21T10:00:00.000Z');
  const completed = step('completed', '2026-11-22T10:00:00.000Z');
  expect(receivedAt({ history: [accepted, received, completed] })).toBe(received.at);
  expect(receivedAt({ history: [accepted] })).toBeUndefined();
});

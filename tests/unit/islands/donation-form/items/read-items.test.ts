import { expect, test } from 'vitest';
import {
  itemFieldName,
  readItems,
  renameItemFields,
  splitKeys,
} from '../../../../../src/islands/donation-form/items/read-items.ts';

function valuesOf(fields: Record<string, string>): FormData {
  const values = new FormData();
  for (const [name, value] of Object.entries(fields)) values.set(name, value);
  return values;
}

test('the first item of a donation is read from the fields of the specification, and the others from numbered fields', () => {
  const values = valuesOf({
    itemsName: 'Winter coats',
    quantity: '3',
    need: 'coats',
    'items.0.condition': 'good',
    'items.0.photos': 'a b',
    'items.1.name': 'Kettle',
    'items.1.quantity': '1',
    'items.1.category': 'kitchen',
  });
  expect(readItems(values, 2)).toEqual([
    { name: 'Winter coats', quantity: '3', need: 'coats', condition: 'good', photos: ['a', 'b'] },
    { name: 'Kettle', quantity: '1', category: 'kitchen' },
  ]);
});

test('optional fields of an item are not sent if they are empty', () => {
  const values = valuesOf({ itemsName: 'Kettle', quantity: '1', 'items.0.category': '', 'items.0.photos': '' });
  expect(readItems(values, 1)).toEqual([{ name: 'Kettle', quantity: '1' }]);
});

test('fields of items that were removed are not sent', () => {
  const values = valuesOf({ itemsName: 'Kettle', quantity: '1', 'items.1.name': 'Removed' });
  expect(readItems(values, 1)).toHaveLength(1);
});

test('messages about the first item appear at its fields in the form', () => {
  expect(
    renameItemFields({
      'items.0.name': 'name',
      'items.0.quantity': 'quantity',
      'items.0.photos': 'photos',
      'items.0.category': 'category',
      'items.1.name': 'second',
      items: 'all',
      phone: 'phone',
    }),
  ).toEqual({
    itemsName: 'name',
    quantity: 'quantity',
    image: 'photos',
    'items.0.category': 'category',
    'items.1.name': 'second',
    items: 'all',
    phone: 'phone',
  });
});

test('the fields of later items are named as in the API’s messages', () => {
  expect(itemFieldName(2, 'quantity')).toBe('items.2.quantity');
});

test('splitKeys returns no photo keys for a hidden field that is empty or missing', () => {
  expect(splitKeys('')).toEqual([]);
  expect(splitKeys(undefined)).toEqual([]);
});

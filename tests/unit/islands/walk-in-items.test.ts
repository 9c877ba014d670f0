import { expect, test } from 'vitest';
import { readItems } from '../../../src/islands/staff-desk/orders/walk-ins/read-items.ts';

test('the items of a walk-in are read in the order of the form, without optional fields that were left empty', () => {
  const values = new FormData();
  for (const [name, value] of Object.entries({
    'items.0.name': ' Coats ',
    'items.0.quantity': '4',
    'items.0.category': 'clothing',
    'items.0.condition': '',
    'items.1.name': 'Lamp',
    'items.1.quantity': '',
  }))
    values.set(name, value);
  expect(readItems(values, 2)).toEqual([
    { name: 'Coats', quantity: '4', category: 'clothing' },
    { name: 'Lamp', quantity: '' },
  ]);
});

test('an item whose fields are missing is read as empty, so that the form reports it', () => {
  expect(readItems(new FormData(), 1)).toEqual([{ name: '', quantity: '' }]);
});

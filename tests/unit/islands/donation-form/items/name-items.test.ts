import { expect, test } from 'vitest';
import { nameItems } from '../../../../../src/islands/donation-form/items/name-items.ts';

test('messages about the fields of an item name the item, and other messages are unchanged', () => {
  const messages = { itemsName: 'Name', 'items.0.condition': 'Condition', 'items.1.name': 'Name', '': 'Offline' };
  const text = 'Item {number}: {message}';
  expect(nameItems(messages, text)).toEqual({
    ...messages,
    'items.1.name': 'Item 2: Name',
    'items.0.condition': 'Item 1: Condition',
  });
});

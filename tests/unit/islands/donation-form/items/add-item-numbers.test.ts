import { expect, test } from 'vitest';
import { addItemNumbers } from '../../../../../src/islands/donation-form/items/add-item-numbers.ts';

test('messages about the fields of an item contain its number, and other messages are unchanged', () => {
  const messages = { itemsName: 'Name', 'items.0.condition': 'Condition', 'items.1.name': 'Name', '': 'Offline' };
  const template = 'Item {number}: {message}';
  expect(addItemNumbers(messages, template)).toEqual({
    ...messages,
    'items.1.name': 'Item 2: Name',
    'items.0.condition': 'Item 1: Condition',
  });
});

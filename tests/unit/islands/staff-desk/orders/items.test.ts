import { check } from '@kindcrate/contract/check';
import { changeOrderStatusEndpoint } from '@kindcrate/contract/staff-orders';
import { expect, test } from 'vitest';
import { describeItem } from '../../../../../src/islands/staff-desk/orders/items/describe-item.ts';
import { hasItemDetails } from '../../../../../src/islands/staff-desk/orders/items/has-item-details.ts';
import {
  isPartial,
  quantityFieldName,
  reasonFieldName,
  sumReceived,
  toReceivedItems,
} from '../../../../../src/islands/staff-desk/orders/items/received-items.ts';
import { order } from '../../../../../src/workbench/fixtures.ts';
import { receivedOrderWithSeveralItems, severalItems } from '../../../../../src/workbench/item-fixtures.ts';

const copy = {
  conditions: { new: 'New', good: 'Good', worn: 'Worn' },
  offered: '{quantity, plural, one {# piece} other {# pieces}}',
  received: '{received} of {offered} received',
};
const [single] = order.items;

test('the desk lists the items of an order if there are several, or if the only item has details such as a condition, several photos or a reason', () => {
  expect(hasItemDetails(order.items)).toBe(false);
  expect(hasItemDetails(severalItems)).toBe(true);
  for (const change of [
    { condition: 'new' as const },
    { photos: [order.image, order.image] },
    { declinedReason: 'Torn' },
  ])
    expect(hasItemDetails(single ? [{ ...single, ...change }] : [])).toBe(true);
});

test('an item is described by its pieces, and by its category and condition where they are known', () => {
  expect(severalItems.map((item) => describeItem(item, copy))).toEqual([
    ['3 pieces', 'Winter clothing', 'Good'],
    ['4 pieces'],
    ['1 piece', 'Worn'],
  ]);
  expect(receivedOrderWithSeveralItems.items.map((item) => describeItem(item, copy)[0])).toEqual([
    '3 of 3 received',
    '2 of 4 received',
    '0 of 1 received',
  ]);
});

/** The values of the form: the received pieces of each item, and the reason why the other pieces were not kept. */
const valuesOf = (...received: [string, string][]) =>
  Object.fromEntries(
    received.flatMap(([quantity, reason], index) => [
      [quantityFieldName(index), quantity],
      [reasonFieldName(index), reason],
    ]),
  );

test('the contract accepts what the form for receiving an order sends about each item', () => {
  const items = toReceivedItems(valuesOf(['3', ''], ['2', 'Two were torn.'], ['0', 'Not safe.']), severalItems);
  const checked = check(changeOrderStatusEndpoint.body, { status: 'received', items: JSON.stringify(items) });
  expect(checked).toMatchObject({
    ok: true,
    value: {
      items: [
        { _id: 'item-coats', receivedQuantity: 3 },
        { _id: 'item-blankets', receivedQuantity: 2, declinedReason: 'Two were torn.' },
        { _id: 'item-lamp', receivedQuantity: 0, declinedReason: 'Not safe.' },
      ],
    },
  });
});

test('when an order is received, a reason whose field is hidden because everything was kept is not sent', () => {
  const values = valuesOf(['3', 'typed before'], ['4', ''], ['2', 'more than offered']);
  expect(toReceivedItems(values, severalItems).map((item) => 'declinedReason' in item)).toEqual([false, false, false]);
});

test('the contract’s messages about received items have the names of the form’s fields as keys', () => {
  const items = toReceivedItems(valuesOf(['x', ''], ['', ''], ['0', '']), severalItems);
  const checked = check(changeOrderStatusEndpoint.body, { status: 'received', items: JSON.stringify(items) });
  const names = [quantityFieldName(0), quantityFieldName(1), reasonFieldName(2)];
  expect(Object.keys(checked.ok ? {} : checked.fields)).toEqual(expect.arrayContaining(names));
});

test('an item is partly received only if fewer pieces arrived than were offered', () => {
  expect(['0', '3'].map((received) => isPartial(received, { quantity: 4 }))).toEqual([true, true]);
  expect(['4', '5', '', ' ', 'x'].map((received) => isPartial(received, { quantity: 4 }))).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});

test('the total of received pieces adds up those of all items, and ignores values that are not whole numbers of at least 0', () => {
  expect(sumReceived(valuesOf(['3', ''], ['2', ''], ['0', '']), severalItems)).toBe(5);
  expect(sumReceived(valuesOf(['3', ''], ['', ''], ['1.5', '']), severalItems)).toBe(3);
  expect(sumReceived(valuesOf(['-3', ''], ['x', ''], ['1', '']), severalItems)).toBe(1);
});

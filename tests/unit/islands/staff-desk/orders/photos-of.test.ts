import { expect, test } from 'vitest';
import { photosOf } from '../../../../../src/islands/staff-desk/orders/photos/photos-of.ts';
import { staffOrderWith } from '../../../../../src/workbench/desk-fixtures.ts';

const order = staffOrderWith('submitted');
const [item] = order.items;
const photo = (url: string) => ({ ...order.image, url });

test('the photos of an order are those of all its items, each with the name of its item', () => {
  const items = [
    { ...item, name: 'Coats', photos: [photo('/1'), photo('/2')] },
    { ...item, name: 'Lamp', photos: [] },
    { ...item, name: 'Toys', photos: [photo('/3')] },
  ] as typeof order.items;
  expect(photosOf({ ...order, items })).toEqual([
    { url: '/1', item: 'Coats' },
    { url: '/2', item: 'Coats' },
    { url: '/3', item: 'Toys' },
  ]);
});

test('if the items of an order have no photos, the only photo is the image of the order itself', () => {
  const items = [{ ...item, photos: [] }] as unknown as typeof order.items;
  expect(photosOf({ ...order, items })).toEqual([{ url: order.image.url, item: order.itemsName }]);
});

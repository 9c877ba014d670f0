import { orderNumber } from '@kindcrate/contract/order-number';
import { expect, test } from 'vitest';

test('an order number contains the first twelve hexadecimal digits of the order’s id', () => {
  expect(orderNumber('3f2a91c7-5d0e-4b1a-9c7e-0a1b2c3d4e5f')).toBe('KC-3F2A91C7-5D0E');
});

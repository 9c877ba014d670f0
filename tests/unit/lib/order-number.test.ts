import { expect, test } from 'vitest';
import { orderNumber } from '../../../src/lib/order-number.ts';

test('makes of an id what can be read out over the phone', () => {
  expect(orderNumber('3f2a91c7-5d0e-4b1a-9c7e-0a1b2c3d4e5f')).toBe('3F2A-91C7');
});

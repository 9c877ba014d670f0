import { expect, test } from 'vitest';
import { describeQuantity } from '../../../src/lib/order-quantity.ts';

const template = '{offered} offered, {received} received';

test('a quantity is shown as one number unless a different number of pieces was received', () => {
  expect(describeQuantity({ quantity: 3 }, template)).toBe('3');
  expect(describeQuantity({ quantity: 3, receivedQuantity: 3 }, template)).toBe('3');
  expect(describeQuantity({ quantity: 3, receivedQuantity: 5 }, template)).toBe('3 offered, 5 received');
});

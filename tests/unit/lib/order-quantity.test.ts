import { expect, test } from 'vitest';
import { describeQuantity } from '../../../src/lib/order-quantity.ts';

const text = '{offered} offered, {received} received';

test('a quantity is shown as one number unless a different number of pieces was received', () => {
  expect(describeQuantity({ quantity: 3 }, text)).toBe('3');
  expect(describeQuantity({ quantity: 3, receivedQuantity: 3 }, text)).toBe('3');
  expect(describeQuantity({ quantity: 3, receivedQuantity: 5 }, text)).toBe('3 offered, 5 received');
});

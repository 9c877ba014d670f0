import { expect, test } from 'vitest';
import { orderKeyFromScan } from '../../../src/lib/order-label.ts';
import { createRepeatDetector } from '../../../src/lib/repeated-reads.ts';
import { isSameOrder } from '../../../src/lib/same-order.ts';
import { tones } from '../../../src/lib/tones.ts';
import { validOrder } from './receiving-fixtures.ts';

const { _id: id } = validOrder;

test.each([
  [`https://give.example.com/staff?order=${id}`, id],
  [` https://give.example.com/staff?order=${id}\t`, id],
  [id.toUpperCase(), id.toUpperCase()],
  ['KC-6A010F61-6531', 'KC-6A010F61-6531'],
  [' 6531 ', '6531'],
])('a scan of %j identifies an order', (text, key) => {
  expect(orderKeyFromScan(text)).toBe(key);
});

test.each(['', '653', 'https://example.com/', 'https://give.example.com/staff?order=%20', '4006381333931x', '65 31'])(
  'a scan of %j identifies no order',
  (text) => {
    expect(orderKeyFromScan(text)).toBeUndefined();
  },
);

test('a complete order number or an id identifies the order that is shown, but the end of a number may belong to another order', () => {
  for (const key of [id, id.toUpperCase(), 'KC-6A010F61-6531', '6a010f61-6531'])
    expect(isSameOrder(id, key)).toBe(true);
  for (const key of ['6531', 'KC-6A010F61-6532', id.replace('6a', '7a')]) expect(isSameOrder(id, key)).toBe(false);
});

test('a label that the camera keeps seeing is read once, and again after a pause or another label', () => {
  let now = 0;
  const isRepeated = createRepeatDetector(() => now);
  const isRepeatedAt = (time: number, code: string) => {
    now = time;
    return isRepeated(code);
  };
  expect(isRepeatedAt(0, 'a')).toBe(false);
  expect([150, 300, 2000, 4000].map((time) => isRepeatedAt(time, 'a'))).toEqual([true, true, true, true]);
  expect(isRepeatedAt(4150, 'b')).toBe(false);
  expect(isRepeatedAt(4300, 'a')).toBe(false);
  expect(isRepeatedAt(7300, 'a')).toBe(false);
});

test('no two tones of the scanner are alike', () => {
  const patterns = Object.values(tones).map((sound) => JSON.stringify(sound));
  expect(new Set(patterns).size).toBe(patterns.length);
});

import { orderStatuses } from '@kindcrate/contract/orders';
import { describe, expect, test } from 'vitest';
import { composeOrderMail } from '../../src/orders/mail.ts';

const recipient = {
  username: 'robin',
  email: 'robin@example.com',
  // Placeholders and replacement patterns in a value must stay as they are.
  itemsName: 'Two {name} lamps $&',
  items: [{ name: 'Two {name} lamps $&', quantity: 2 }],
  charity: 'Lantern Row',
  charityId: 'lantern-row',
  location: '12 Mill Lane, Leeds',
  receiptCode: 'abc',
  isConfirmed: true,
};
const orderId = '1a2b3c4d-5e6f-4000-8000-000000000000';

const compose = (message: object, changes: object = {}) =>
  composeOrderMail(
    { orderId, status: 'received', ...message },
    { ...recipient, ...changes },
    'https://give.example.com',
  );

describe.each(orderStatuses)('the email about an order that is %s', (status) => {
  test('names the donor, the item, the charity and the order number, and leaves no placeholder', () => {
    const { to, subject, text } = compose({ status });
    expect(to).toEqual({ name: 'robin', address: 'robin@example.com' });
    expect(subject).toContain('KC-1A2B3C4D-5E6F');
    for (const part of ['Hello robin,', recipient.itemsName, 'Lantern Row', 'https://give.example.com/profile'])
      expect(text).toContain(part);
    expect(`${subject} ${text.replaceAll(recipient.itemsName, '')}`).not.toMatch(/[{}]|undefined|null/);
  });
});

test('the email about received goods gives the quantity, the coins and the link to the receipt', () => {
  const { text } = compose({ quantity: 4, coins: 14 });
  expect(text).toContain('We counted 4 pieces.');
  expect(text).toContain('Your gift earned you 14 coins.');
  expect(text).toContain('https://give.example.com/receipt/abc');
});

test('an email about an order does not mention coins when it has none', () => {
  expect(compose({ quantity: 4, coins: 0 }).text).not.toMatch(/coins/i);
  expect(compose({ status: 'declined', reason: 'Moths', coins: 0 }).text).not.toMatch(/coins/i);
});

test('the email about declined goods gives the reason and the coins that were taken back', () => {
  const { text } = compose({ status: 'declined', reason: 'Moths', coins: -14 });
  expect(text).toContain('The reason: Moths');
  expect(text).toContain('took back the 14 coins');
});

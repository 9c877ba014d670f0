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

const storedOutcome = {
  id: 'outcome',
  order_id: orderId,
  organization_id: 'lantern-row',
  line: null,
  image_id: null,
  organization_consents: 0,
  donor_consents: 0,
  is_sample: 0,
  revision: 1,
  created_at: '2026-11-23T09:00:00.000Z',
  updated_at: '2026-11-23T09:00:00.000Z',
};

const compose = (message: object, changes: object = {}) =>
  composeOrderMail(
    { orderId, status: 'received', ...message },
    { ...recipient, ...changes },
    'https://give.example.com',
  );

describe.each(orderStatuses)('the email about an order that is %s', (status) => {
  test('mentions the donor, the item, the charity and the order number, and leaves no placeholder unfilled', () => {
    const { to, subject, text } = compose({ status });
    expect(to).toEqual({ name: 'robin', address: 'robin@example.com' });
    expect(subject).toContain('KC-1A2B3C4D-5E6F');
    for (const part of ['Hello robin,', recipient.itemsName, 'Lantern Row', 'https://give.example.com/profile'])
      expect(text).toContain(part);
    expect(`${subject} ${text.replaceAll(recipient.itemsName, '')}`).not.toMatch(/[{}]|undefined|null/);
  });
});

test('the email about received goods states the quantity and the coins, and links to the receipt', () => {
  const { text } = compose({ quantity: 4, coins: 14 });
  expect(text).toContain('We counted 4 pieces.');
  expect(text).toContain('Your gift earned you 14 coins.');
  expect(text).toContain('https://give.example.com/receipt/abc');
});

test('an email about an order does not mention coins when none were earned or taken back', () => {
  expect(compose({ quantity: 4, coins: 0 }).text).not.toMatch(/coins/i);
  expect(compose({ status: 'declined', reason: 'Moths', coins: 0 }).text).not.toMatch(/coins/i);
});

test('the email about declined goods states the reason and how many coins were taken back', () => {
  const { text } = compose({ status: 'declined', reason: 'Moths', coins: -14 });
  expect(text).toContain('The reason: Moths');
  expect(text).toContain('took back the 14 coins');
});

test('the email about a completed order has the line of its outcome, and links to the profile, where the donor can see the photo and consent', () => {
  const textWith = (outcome: object | undefined) =>
    composeOrderMail({ orderId, status: 'completed' }, recipient, 'https://give.example.com', {
      outcome: outcome && { ...storedOutcome, ...outcome },
    }).text;
  const full = textWith({ line: 'It keeps {name} warm', image_id: 'photo', organization_consents: 1 });
  expect(full).toContain('In their words: “It keeps {name} warm”');
  expect(full).toMatch(/There is a photo, too.*https:\/\/give\.example\.com\/profile/);
  expect(full).toContain('They will do so only if you agree');
  expect(textWith({ line: null, image_id: 'photo' })).not.toContain('In their words');
  expect(textWith({ line: 'Worn' })).not.toMatch(/photo|agree/);
  expect(textWith(undefined)).not.toMatch(/words|photo|agree/);
});

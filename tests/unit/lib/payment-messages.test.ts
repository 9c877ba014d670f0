import { expect, test } from 'vitest';
import { readPaymentMessage } from '../../../src/lib/payment-messages.ts';

const contentWindow = {} as Window;
const frame = { src: 'https://pay.example.com/frame?t=1', contentWindow };
const site = 'https://kindcrate.example';
const message = { origin: 'https://pay.example.com', source: contentWindow, data: { payment: 'accepted' } };

test.each(['ready', 'accepted', 'declined', 'unknown'])(
  'the payment page reads the message %s from its frame',
  (payment) => {
    expect(readPaymentMessage({ ...message, data: { payment } }, frame, site)).toBe(payment);
  },
);

test.each([
  'https://pay.example.com.evil.example',
  'http://pay.example.com',
  'https://pay.example.com:8443',
  'null',
  '',
])('threat 31: the payment page ignores messages from the origin %j', (origin) => {
  expect(readPaymentMessage({ ...message, origin }, frame, site)).toBeUndefined();
});

test('the payment page reads a message from a page of the site that a provider has opened in the frame, but only if that frame sent it', () => {
  expect(readPaymentMessage({ ...message, origin: site }, frame, site)).toBe('accepted');
  expect(readPaymentMessage({ ...message, origin: site, source: {} as Window }, frame, site)).toBeUndefined();
});

test('threat 31: the payment page ignores messages from another window, or without a window', () => {
  expect(readPaymentMessage({ ...message, source: {} as Window }, frame, site)).toBeUndefined();
  expect(readPaymentMessage({ ...message, source: null }, { ...frame, contentWindow: null }, site)).toBeUndefined();
});

test.each([undefined, null, 'accepted', 7, [], {}, { payment: 'refunded' }, { payment: { toString: 1 } }])(
  'the payment page ignores a message with the data %j',
  (data) => {
    expect(readPaymentMessage({ ...message, data }, frame, site)).toBeUndefined();
  },
);

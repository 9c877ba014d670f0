import { cardEndTime, isCardNumber } from '@kindcrate/contract/cards';
import {
  acceptedTestCards,
  buildFrameUrl,
  declinedTestCard,
  isAcceptedTestCard,
  isFrameTemplate,
  sandboxFrameTemplate,
  startPaymentEndpoint,
} from '@kindcrate/contract/payments';
import { describe, expect, test } from 'vitest';

describe('a card', () => {
  test('ends with its month, wherever on earth its holder is', () => {
    expect(cardEndTime('08/29')).toBe(Date.UTC(2029, 8, 1, 12));
    expect(cardEndTime('12/29')).toBe(Date.UTC(2030, 0, 1, 12));
  });

  test('has another check digit as soon as one digit is wrong', () => {
    for (let digit = 0; digit < 10; digit++) expect(isCardNumber(`424242424242424${digit}`)).toBe(digit === 2);
  });
});

test('the sandbox accepts its test cards, however they are written, and no other', () => {
  for (const number of acceptedTestCards) {
    expect([isCardNumber(number), isAcceptedTestCard(number)]).toEqual([true, true]);
    expect(isAcceptedTestCard(number.replaceAll(' ', '-'))).toBe(true);
  }
  expect([isCardNumber(declinedTestCard), isAcceptedTestCard(declinedTestCard)]).toEqual([true, false]);
});

describe('the address of a frame', () => {
  test.each([
    sandboxFrameTemplate,
    'https://pay.example.com/iframes/1?payment_token={token}',
    'http://127.0.0.1:4400/{token}',
    '/pay/{token}',
  ])('can be %s', (template) => {
    expect(isFrameTemplate(template)).toBe(true);
  });

  test.each([
    '',
    '{token}',
    '/pay',
    '//pay.example.com/{token}',
    '/\\pay.example.com/{token}',
    'javascript:alert("{token}")',
    'https://{token}/',
    'https://pay.example.com/{token}/{token}',
    'https://pay.example.com?{token}',
    'https://pay.example.com:{token}@evil.example.com/',
    'https://pay.example.com/a b/{token}',
  ])('cannot be %s', (template) => {
    expect(isFrameTemplate(template)).toBe(false);
    expect(startPaymentEndpoint.reply.is({ token: 'abc', frame: template })).toBe(false);
  });

  test('carries the token, whatever characters are in it', () => {
    expect(buildFrameUrl('https://pay.example.com/?t={token}', 'a&b=$&#c')).toBe(
      'https://pay.example.com/?t=a%26b%3D%24%26%23c',
    );
  });

  test('need not be said: a token is all that the specification reads', () => {
    expect(startPaymentEndpoint.reply.is({ token: 'abc' })).toBe(true);
  });
});

import { cardEndTime, isCardNumber } from '@kindcrate/contract/cards';
import { startPaymentEndpoint } from '@kindcrate/contract/payment-start';
import { buildFrameUrl, isFrameTemplate, sandboxFrameTemplate } from '@kindcrate/contract/payments';
import { acceptedTestCards, declinedTestCard, isAcceptedTestCard } from '@kindcrate/contract/sandbox-payments';
import { describe, expect, test } from 'vitest';

describe('a payment card', () => {
  test('is valid until its month has ended in every time zone', () => {
    expect(cardEndTime('08/29')).toBe(Date.UTC(2029, 8, 1, 12));
    expect(cardEndTime('12/29')).toBe(Date.UTC(2030, 0, 1, 12));
  });

  test('is refused with any wrong check digit', () => {
    for (let digit = 0; digit < 10; digit++) expect(isCardNumber(`424242424242424${digit}`)).toBe(digit === 2);
  });
});

test('the sandbox accepts only its test cards, whether written with spaces or with dashes', () => {
  for (const number of acceptedTestCards) {
    expect([isCardNumber(number), isAcceptedTestCard(number)]).toEqual([true, true]);
    expect(isAcceptedTestCard(number.replaceAll(' ', '-'))).toBe(true);
  }
  expect([isCardNumber(declinedTestCard), isAcceptedTestCard(declinedTestCard)]).toEqual([true, false]);
});

describe('the URL template of a payment frame', () => {
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

  test('is filled with the token, whatever characters the token contains', () => {
    expect(buildFrameUrl('https://pay.example.com/?t={token}', 'a&b=$&#c')).toBe(
      'https://pay.example.com/?t=a%26b%3D%24%26%23c',
    );
  });

  test('may be missing from the reply, because the specification requires only a token', () => {
    expect(startPaymentEndpoint.reply.is({ token: 'abc' })).toBe(true);
  });
});

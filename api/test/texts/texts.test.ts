import { isMessageTemplate } from '@kindcrate/contract/message-format';
import { describe, expect, test } from 'vitest';
import { Failure } from '../../src/failure.ts';
import { en } from '../../src/texts/en.ts';
import { auditDetail, formatAlternatives, successText } from '../../src/texts/texts.ts';

const { mails, ...sentences } = en;

describe.each(Object.entries(mails))('the English email %s', (_key, { subject, paragraphs }) => {
  const paragraphTemplates = paragraphs.map((paragraph) =>
    typeof paragraph === 'string' ? paragraph : paragraph.label,
  );
  test.each([subject, ...paragraphTemplates])('has a valid template: %s', (template) => {
    expect(isMessageTemplate(template)).toBe(true);
  });
});

describe.each(Object.entries(sentences))('the English %s', (_group, templates) => {
  test.each(Object.entries(templates))('have a valid template for %s', (_key, template) => {
    expect(isMessageTemplate(template)).toBe(true);
  });
});

test('the code of a failure is its key up to the dot, and its message is the sentence with the whole key', () => {
  const failure = new Failure('too_many_requests.log_in', { values: { minutes: 1 }, retryAfter: 60 });
  expect(failure).toMatchObject({
    code: 'too_many_requests',
    status: 429,
    message: 'There were too many wrong passwords for this account. Try again in 1 minute.',
    retryAfter: 60,
  });
});

test('a failure about one field also reports its message for that field', () => {
  const { message, fields } = new Failure('email_taken', { field: 'email' });
  expect(fields).toEqual({ email: message });
});

test('sentences with a number use the singular or plural form that fits the number', () => {
  expect(successText('requestRedemption', { name: 'Ines', coins: 1 })).toBe('We asked Ines for 1 coin.');
  expect(auditDetail('pieces', { pieces: 3 })).toBe('3 pieces');
});

test('alternatives are joined with commas and "or"', () => {
  expect(formatAlternatives(['accepted', 'declined', 'cancelled'])).toBe('accepted, declined, or cancelled');
});

test('the types refuse a sentence whose values are missing or misnamed', () => {
  // @ts-expect-error: `title` is missing.
  successText('updateCatalogEntry');
  // @ts-expect-error: the value is called `coins`.
  auditDetail('coins', { pieces: 3 });
  // @ts-expect-error: the sentence takes `role`.
  expect(new Failure('forbidden').message).toContain('{role}');
});

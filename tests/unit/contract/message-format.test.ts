import { formatMessage, isMessageTemplate } from '@kindcrate/contract/message-format';
import { expect, test } from 'vitest';

test('formatMessage replaces a placeholder with its value', () => {
  expect(formatMessage('{name} gave {coins} coins', { name: 'Ines', coins: 3 })).toBe('Ines gave 3 coins');
});

test('formatMessage inserts a value literally, even if it contains $& or braces', () => {
  const values = { name: '$& {coins}', coins: 3 };
  expect(formatMessage('{name} gave {coins} coins', values)).toBe('$& {coins} gave 3 coins');
  expect(formatMessage('{coins, plural, other {# for {name}}}', { ...values, name: '# {coins}' })).toBe(
    '3 for # {coins}',
  );
});

test('formatMessage formats a number in a plural for the locale', () => {
  const template = '{coins, plural, one {# coin} other {# coins}}';
  expect(formatMessage(template, { coins: 100_010 })).toBe('100,010 coins');
  expect(formatMessage(template, { coins: 100_010 }, 'de')).toBe('100.010 coins');
});

test('formatMessage leaves a placeholder without a value unchanged', () => {
  expect(formatMessage('{name} and {other}', { name: 'Ines' })).toBe('Ines and {other}');
  expect(formatMessage('{coins, plural, other {# coins}}', {})).toBe('{coins, plural, other {# coins}}');
});

test.each([
  [1, '1 coin for Ines'],
  [0, '0 coins for Ines'],
  [12, '12 coins for Ines'],
])('formatMessage chooses the English plural form for %i', (coins, text) => {
  const template = '{coins, plural, one {# coin} other {# coins}} for {name}';
  expect(formatMessage(template, { coins, name: 'Ines' })).toBe(text);
});

test.each([
  [0, 'لا عملات'],
  [1, 'عملة واحدة'],
  [2, 'عملتان'],
  [3, '3 عملات'],
  [11, '11 عملة'],
  [100, '100 عملة تقريبا'],
])('formatMessage chooses among the six Arabic plural forms for %i', (coins, text) => {
  const template = `{coins, plural,
    zero {لا عملات} one {عملة واحدة} two {عملتان} few {# عملات} many {# عملة} other {# عملة تقريبا}
  }`;
  expect(formatMessage(template, { coins }, 'ar')).toBe(text);
});

test('formatMessage falls back to the form "other" when a locale needs a form that is missing', () => {
  expect(formatMessage('{coins, plural, one {# coin} other {# coins}}', { coins: 3 }, 'ar')).toBe('3 coins');
});

test.each(['plain', '{name}', '{n, plural, one {# coin for {name}} other {# coins}} at {brand}'])(
  'the copy may contain the template %s',
  (template) => {
    expect(isMessageTemplate(template)).toBe(true);
  },
);

test.each(['{name', 'name}', '{}', '{coins|coin|coins}', '{n, plural, one {# coin}}', '{n, plural, other {# coins}'])(
  'the copy may not contain the template %s',
  (template) => {
    expect(isMessageTemplate(template)).toBe(false);
  },
);

import { expect, test } from 'vitest';
import {
  parseSearch,
  searchWordOfOrderNumber,
  searchWordsOf,
  searchWordsOfPhone,
} from '../../src/database/search-words.ts';

const number = searchWordOfOrderNumber('653fab12-34cd');

/** Returns whether a search finds an entry that has these words. */
const matches = (search: string, words: readonly string[]): boolean => {
  const terms = parseSearch(search);
  return (
    terms.length > 0 && terms.every((term) => term.some((prefix) => words.some((word) => word.startsWith(prefix))))
  );
};

test.each([
  ['elodie', 'Élodie'],
  ['ÉLODIE', 'elodie'],
  ['E\u0301lodie', 'Élodie'],
  ['strasse', 'Straße'],
  ['coat winter', 'Winter coat'],
  ['win co', 'Winter coat'],
  ['oslo', 'Øslo'],
  ['احمد', 'أحمد'],
  ['12345', 'Harbor Street 5, 12345 Cairo'],
  ['Street 5, 12345 Cairo', 'Harbor Street 5, 12345 Cairo'],
  ['5', 'Harbor Street ٥'],
  ['anna.lamp@example.com', 'Anna.Lamp@example.com'],
  ['anna.lamp@ex', 'Anna.Lamp@example.com'],
  ['lamp', 'Anna.Lamp@example.com'],
  ['@example.com', 'Anna.Lamp@example.com'],
])('a search for "%s" finds "%s"', (search, text) => {
  expect(matches(search, searchWordsOf([text]))).toBe(true);
});

test.each([
  ['coat summer', 'Winter coat'],
  ['oat', 'Winter coat'],
  ['anna@example.com', 'anna1@example.com'],
  ['anna@example.com', 'Anna.Lamp@example.com'],
  ['a_na@example.com', 'anna@example.com'],
  ['', 'Winter coat'],
  ['%', 'Winter coat'],
  ['~', 'Winter coat'],
  ['#', 'Winter coat'],
])('a search for "%s" does not find "%s"', (search, text) => {
  expect(matches(search, [...searchWordsOf([text]), ...searchWordsOfPhone('01010696872'), number])).toBe(false);
});

test.each([
  '01010696872',
  '0101 069 6872',
  '+20 101 069 6872',
  '+201010696872',
  '(+20) 101-069-6872',
  '0020 101 069 6872',
  '101 069 6872',
  '0101 069',
  '6872',
  '٠١٠١ ٠٦٩ ٦٨٧٢',
  'Mona 0101 069 6872',
])('a search for "%s" finds the phone number 01010696872', (search) => {
  const mona = searchWordsOf(['Mona']);
  expect(matches(search, [...mona, ...searchWordsOfPhone('01010696872')])).toBe(true);
  expect(matches(search, [...mona, ...searchWordsOfPhone('0101 069 6872')])).toBe(true);
  // Both numbers start with these digits.
  expect(matches(search, [...mona, ...searchWordsOfPhone('01010691111')])).toBe(search === '0101 069');
});

test('a word that ends with digits is not read as part of the phone number after it', () => {
  expect(matches('box12 0101 069 6872', [...searchWordsOf(['Box12']), ...searchWordsOfPhone('01010696872')])).toBe(
    true,
  );
});

test.each(['34cd', 'KC-34CD', '234cd', 'ab1234cd'])(
  'a search for "%s" finds an order by the end of its number',
  (search) => {
    expect(matches(search, [number])).toBe(true);
    expect(matches(search, [searchWordOfOrderNumber('653fab12-34ce')])).toBe(false);
  },
);

test('a very long word is shortened to fit into an index, and is still found', () => {
  const long = 'a'.repeat(500);
  expect(searchWordsOf([long])[0]).toHaveLength(100);
  expect(matches(long, searchWordsOf([long]))).toBe(true);
});

test('a search has at most eight terms, and repeated terms count once', () => {
  expect(parseSearch('lamp lamp lamp')).toEqual([['lamp']]);
  expect(parseSearch('a b c d e f g h i j')).toHaveLength(8);
  expect(parseSearch('\u33c2'.repeat(100)).length).toBeLessThanOrEqual(8);
});

test('threat 34: a string is split into words in linear time, regardless of its characters', () => {
  // Each of these characters becomes six letters, and none of the letters is followed by the @ of an email address.
  const strings = Array.from({ length: 11 }, () => '\u3316'.repeat(200));
  const start = performance.now();
  searchWordsOf(strings);
  // An algorithm with quadratic time took 270 to 500 ms.
  expect(performance.now() - start).toBeLessThan(100);
});

import { readFileSync } from 'node:fs';
import { matchRefusals, type Refusal } from '@kindcrate/contract/match-refusals';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

/** The site's own list. A test identifies an entry by its first word. */
const { list }: { list: Refusal[] } = parse(readFileSync('src/content/en/refusals.yaml', 'utf8'));
const match = (itemsName: string) => matchRefusals(itemsName, list).map(({ words }) => words[0]);

describe('goods that are not accepted are recognized', () => {
  test.each([
    ['Car seat', ['car seat']],
    ['two CAR SEATS for toddlers', ['car seat']],
    ['Child’s clothes, carseat', ['car seat']],
    ['Old medicines', ['medicine']],
    ['Pills', ['medicine']],
    ['A bag of médicine', ['medicine']],
    ['Opened food', ['open food']],
    ['Open foods and toys', ['open food']],
    ['frozen meat', ['open food']],
    ['Drop-side crib', ['recalled']],
    ['A recalled stroller', ['recalled']],
    ['Hunting rifles', ['weapon']],
    ['A toy gun and a real pistol', ['weapon']],
    ['Toy guns, gun', ['weapon']],
    ['Car seat covers and a car seat', ['car seat']],
    ['Half a bottle of vodka, propane', ['paint thinner', 'alcohol']],
    ['Bleach', ['paint thinner']],
  ])('%s', (itemsName, expected) => {
    expect(match(itemsName)).toEqual(expected);
  });
});

describe('other goods with similar words raise no false alarm', () => {
  test.each([
    'Seat covers',
    'Car seat covers',
    'Car, seat cushions',
    'Food processor',
    'Opened once: a food processor',
    'Canned food',
    'Dog food',
    'Pillows',
    'Pill boxes',
    'Medicine cabinet',
    'Prescription glasses',
    'Water guns',
    'Hot glue gun',
    'Toy gun',
    'Wine glasses',
    'A wine-colored coat',
    'Alcohol-free hand soap',
    'Paint brushes',
    'Bleached jeans',
    'Begun puzzles',
    'Toy cars and seats for a table',
    'Vapeur iron',
    'Three winter coats, adult sizes',
    '',
    '   ',
    '…,;&',
  ])('%s', (itemsName) => {
    expect(match(itemsName)).toEqual([]);
  });
});

test('a refusal without words, or with nothing but stop words, matches no goods', () => {
  expect(
    matchRefusals('Anything', [
      { words: [], except: [] },
      { words: ['the', '…'], except: ['a'] },
    ]),
  ).toEqual([]);
});

test('matching goods of two hundred characters with the refusals takes less than 200 ms, even if one word is repeated', () => {
  const started = performance.now();
  expect(match('gun '.repeat(50))).toEqual(['weapon']);
  expect(performance.now() - started).toBeLessThan(200);
});

test('each refusal in the list matches all of its words, and would match its exceptions if it did not list them', () => {
  for (const { words, except } of list) {
    for (const word of words) expect(match(word), word).toContain(words[0]);
    for (const exception of except) {
      expect(match(exception), exception).toEqual([]);
      expect(matchRefusals(exception, [{ words, except: [] }]), exception).toHaveLength(1);
    }
  }
});

import { expect, test } from 'vitest';
import type { ReceivedGift } from '../../src/statements/repository.ts';
import { toStatement } from '../../src/statements/to-statement.ts';

const donor = { username: 'ines', email: 'ines@example.com' };
const gift = (receivedAt: string, changes: Partial<ReceivedGift> = {}): ReceivedGift => ({
  number: receivedAt,
  itemsName: 'Winter coats',
  quantity: 3,
  charity: { title: 'Mantle & Mitten' },
  receivedAt,
  coins: 13,
  ...changes,
});
const statementOf = (gifts: ReceivedGift[], estimate?: { perCoin: number; currency: string }) =>
  toStatement({ year: 2026, donor, gifts, estimate });

test('a yearly statement lists the gifts of its year in UTC, oldest first, and adds them up', () => {
  const statement = statementOf([
    gift('2027-01-01T00:00:00.000Z'),
    gift('2026-12-31T23:59:59.999Z', { quantity: 4, coins: 14 }),
    gift('2026-01-01T00:00:00.000Z'),
    gift('2025-12-31T23:59:59.999Z'),
  ]);
  expect(statement.gifts.map(({ receivedAt }) => receivedAt)).toEqual([
    '2026-01-01T00:00:00.000Z',
    '2026-12-31T23:59:59.999Z',
  ]);
  expect(statement).toMatchObject({ year: 2026, donor, pieces: 7, coins: 27, years: [2027, 2026, 2025] });
});

test('the totals of a yearly statement without gifts are zero', () => {
  const nothing = { gifts: [], pieces: 0, coins: 0, coinValue: null, years: [] };
  expect(statementOf([])).toEqual({ year: 2026, donor, ...nothing });
});

test('a yearly statement estimates the value of the coins earned in its year, but only if the charity has set what a coin is worth', () => {
  const gifts = [gift('2026-05-01T00:00:00.000Z'), gift('2025-05-01T00:00:00.000Z')];
  expect(statementOf(gifts, { perCoin: 25, currency: 'EGP' }).coinValue).toEqual({ amount: 325, currency: 'EGP' });
  expect(statementOf([], { perCoin: 25, currency: 'EGP' }).coinValue).toEqual({ amount: 0, currency: 'EGP' });
  expect(statementOf(gifts).coinValue).toBeNull();
});

import type { YearlyStatement } from '@kindcrate/contract/statements';
import type { ReceivedGift } from './repository.ts';

/** What a coin is worth by the charity's estimate, in the smallest unit of a currency. */
export interface CoinEstimate {
  perCoin: number;
  currency: string;
}

interface StatementData {
  year: number;
  donor: YearlyStatement['donor'];
  /** Gifts of any year, in any order. */
  gifts: readonly ReceivedGift[];
  estimate: CoinEstimate | undefined;
}

/** Selects and adds up what was received in a year. */
export function toStatement({ year, donor, gifts, estimate }: StatementData): YearlyStatement {
  const giftsOfYear = gifts.filter((gift) => yearOf(gift) === year).toSorted(byTime);
  const coins = sum(giftsOfYear.map((gift) => gift.coins));
  return {
    year,
    donor,
    gifts: giftsOfYear,
    pieces: sum(giftsOfYear.map(({ quantity }) => quantity)),
    coins,
    coinValue: estimate ? { amount: coins * estimate.perCoin, currency: estimate.currency } : null,
    years: [...new Set(gifts.map(yearOf))].toSorted((a, b) => b - a),
  };
}

/** The year in UTC, because times are stored in UTC. */
const yearOf = ({ receivedAt }: ReceivedGift): number => Number(receivedAt.slice(0, 4));

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** ISO 8601 times sort as strings. */
const byTime = (a: ReceivedGift, b: ReceivedGift) =>
  a.receivedAt < b.receivedAt ? -1 : Number(a.receivedAt > b.receivedAt);

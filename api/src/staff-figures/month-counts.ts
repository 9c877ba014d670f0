import type { CoinSums } from './coin-repository.ts';
import type { CategoryCount, DeclinedCount, EventCount, ReceivedCount } from './event-repository.ts';

/** What happened in a month: counts by organization, and the coins of all donors. */
export interface MonthCounts {
  month: string;
  placed: EventCount[];
  received: ReceivedCount[];
  completed: EventCount[];
  declined: DeclinedCount[];
  categories: CategoryCount[];
  coins: CoinSums;
}

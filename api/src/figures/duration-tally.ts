import { minOrdersForFigures } from '@kindcrate/contract/figures';
import type { ReceivedOrder } from './order-repository.ts';
import { quantileOf } from './quantile.ts';
import type { Durations } from './repository.ts';

const hour = 60 * 60 * 1000;

/** The share of orders that took at most the usual duration. */
const share = 0.75;

/** Counts, by duration, the orders of one period. */
export class DurationTally {
  /** The start of the period, in milliseconds since 1970. */
  readonly #since: number;
  readonly #toReceived = new Map<number, number>();
  readonly #toCompleted = new Map<number, number>();

  constructor(since: number) {
    this.#since = since;
  }

  /** Counts what happened in the period: an order may have been received before it, and completed in it. */
  add({ offeredAt, receivedAt, completedAt }: ReceivedOrder): void {
    if (offeredAt !== undefined && receivedAt >= this.#since) count(this.#toReceived, receivedAt - offeredAt);
    if (completedAt !== undefined && completedAt >= this.#since) count(this.#toCompleted, completedAt - receivedAt);
  }

  toDurations(): Durations {
    const toReceived = usualDuration(this.#toReceived);
    const toCompleted = usualDuration(this.#toCompleted);
    return { ...(toReceived !== undefined && { toReceived }), ...(toCompleted !== undefined && { toCompleted }) };
  }
}

/**
 * Tallies durations in one-hour buckets, so that millions of them need little memory. A clock may have been set back, so a
 * negative duration counts as 0.
 */
function count(counts: Map<number, number>, milliseconds: number): void {
  const hours = Math.max(0, Math.ceil(milliseconds / hour));
  counts.set(hours, (counts.get(hours) ?? 0) + 1);
}

function usualDuration(counts: ReadonlyMap<number, number>): number | undefined {
  const total = [...counts.values()].reduce((sum, times) => sum + times, 0);
  return total < minOrdersForFigures ? undefined : quantileOf(counts, share);
}

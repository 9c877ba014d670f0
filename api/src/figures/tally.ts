import { type Figures, minOrdersForFigures } from '@kindcrate/contract/figures';
import { medianOf } from './median.ts';
import type { ReceivedOrder } from './order-repository.ts';

const hour = 60 * 60 * 1000;

/**
 * Adds up the orders of one period. Walk-ins count toward the pieces and the completed orders, but not toward the median days,
 * because they were never offered.
 */
export class Tally {
  /** The start of the period, in milliseconds since 1970. */
  readonly #since: number;
  #pieces = 0;
  #completed = 0;
  readonly #hoursToReceived = new Map<number, number>();
  readonly #hoursToCompleted = new Map<number, number>();

  constructor(since: number) {
    this.#since = since;
  }

  /** Counts what happened in the period: an order may have been received before it, and completed in it. */
  add({ pieces, offeredAt, receivedAt, completedAt }: ReceivedOrder): void {
    if (receivedAt >= this.#since) {
      this.#pieces += pieces;
      if (offeredAt !== undefined) count(this.#hoursToReceived, hoursBetween(offeredAt, receivedAt));
    }
    if (completedAt !== undefined && completedAt >= this.#since) {
      this.#completed++;
      if (offeredAt !== undefined) count(this.#hoursToCompleted, hoursBetween(offeredAt, completedAt));
    }
  }

  /**
   * @returns null when too few of the offered orders were received, because the days would then reveal something about
   * individual donors.
   */
  toFigures(): Figures | null {
    const daysToReceived = medianDays(this.#hoursToReceived);
    if (daysToReceived === null) return null;
    const daysToCompleted = medianDays(this.#hoursToCompleted);
    return { pieces: this.#pieces, completed: this.#completed, daysToReceived, daysToCompleted };
  }
}

/** @returns null if there are too few orders. */
function medianDays(hours: Map<number, number>): number | null {
  const total = hours.values().reduce((sum, count) => sum + count, 0);
  return total < minOrdersForFigures ? null : toDays(medianOf(hours));
}

function count(counts: Map<number, number>, value: number): void {
  counts.set(value, (counts.get(value) ?? 0) + 1);
}

/** A server's clock may have been set back in between, so a negative duration counts as 0. */
const hoursBetween = (from: number, to: number) => Math.max(0, Math.round((to - from) / hour));

/** Days with one decimal place. */
const toDays = (hours: number | undefined) => (hours === undefined ? null : Math.round(hours / 2.4) / 10);

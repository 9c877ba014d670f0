import type { FiguresByPeriod } from '@kindcrate/contract/figures';
import { DurationTally } from './duration-tally.ts';
import type { ReceivedOrder } from './order-repository.ts';
import type { ComputedFigures } from './repository.ts';
import { Tally } from './tally.ts';

const day = 24 * 60 * 60 * 1000;

interface Periods {
  allTime: Tally;
  last90Days: Tally;
  durations: DurationTally;
}

/** Adds up orders for every organization and for all together. */
export class Tallies {
  readonly #now: number;
  readonly #all: Periods;
  readonly #organizations = new Map<string, Periods>();

  /** @param now milliseconds since 1970 */
  constructor(now: number) {
    this.#now = now;
    this.#all = this.#createPeriods();
  }

  add(order: ReceivedOrder): void {
    const known = this.#organizations.get(order.organizationId);
    const own = known ?? this.#createPeriods();
    if (!known) this.#organizations.set(order.organizationId, own);
    own.durations.add(order);
    for (const { allTime, last90Days } of [own, this.#all]) {
      allTime.add(order);
      last90Days.add(order);
    }
  }

  toFigures(): ComputedFigures {
    const organizations = [...this.#organizations].map(([id, periods]) => [id, toFigures(periods)]);
    const durations = [...this.#organizations].map(([id, periods]) => [id, periods.durations.toDurations()]);
    return {
      all: toFigures(this.#all),
      organizations: Object.fromEntries(organizations),
      durations: Object.fromEntries(durations),
    };
  }

  #createPeriods(): Periods {
    const since = this.#now - 90 * day;
    return {
      allTime: new Tally(Number.NEGATIVE_INFINITY),
      last90Days: new Tally(since),
      durations: new DurationTally(since),
    };
  }
}

function toFigures({ allTime, last90Days }: Periods): FiguresByPeriod {
  return { allTime: allTime.toFigures(), last90Days: last90Days.toFigures(), isSample: false };
}

/** Fills in the figures of the sample data, marked as such, wherever there are too few orders for real ones. */
export function withSampleFigures(real: ComputedFigures, sample: ComputedFigures): ComputedFigures {
  const ids = new Set([...Object.keys(real.organizations), ...Object.keys(sample.organizations)]);
  const organizations = [...ids].map((id): [string, FiguresByPeriod] => [
    id,
    choose(real.organizations[id], sample.organizations[id]),
  ]);
  const durations = organizations.map(([id, { isSample }]) => [id, (isSample ? sample : real).durations?.[id] ?? {}]);
  return {
    all: choose(real.all, sample.all),
    organizations: Object.fromEntries(organizations),
    durations: Object.fromEntries(durations),
  };
}

const none: FiguresByPeriod = { allTime: null, last90Days: null, isSample: false };

function choose(real = none, sample = none): FiguresByPeriod {
  return real.allTime === null && sample.allTime !== null ? { ...sample, isSample: true } : real;
}

import { channel } from 'node:diagnostics_channel';

/*
 * Events in the server that are worth counting. The metrics subscribe to them (metrics/); without a subscriber, publishing costs
 * next to nothing.
 */

/** Coins that a committed transaction moved. */
export interface CoinsMoved {
  kind: 'given' | 'taken back' | 'spent';
  /** Positive. */
  coins: number;
}

/** A run of a regular job that has ended. */
export interface JobRun {
  /** The name of the job, which says what it does, such as `sweep images`. */
  job: string;
  seconds: number;
  hasFailed: boolean;
}

interface Measurement<T> {
  publish(event: T): void;
  /** @returns a function that ends the subscription. */
  subscribe(onEvent: (event: T) => void): () => void;
}

export const coinsMoved = createMeasurement<CoinsMoved>('kindcrate.coins');
/** Publishes the name of each regular job once, when the job is scheduled. */
export const scheduledJobs = createMeasurement<string>('kindcrate.scheduled-jobs');
export const jobRuns = createMeasurement<JobRun>('kindcrate.jobs');

function createMeasurement<T>(name: string): Measurement<T> {
  const events = channel(name);
  return {
    publish: (event) => events.publish(event),
    subscribe(onEvent) {
      const listener = (event: unknown) => onEvent(event as T);
      events.subscribe(listener);
      return () => events.unsubscribe(listener);
    },
  };
}

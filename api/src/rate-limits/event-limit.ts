import type { Database } from '../database/database.ts';
import { findCounter, incrementCounter, type WindowCount } from './repository.ts';

interface EventLimit {
  max: number;
  /** Milliseconds. */
  window: number;
  now: Date;
}

/**
 * Counts an event for a key unless the limit is reached. Reads before it counts, because a refusal must not cost a disk write.
 * @returns the state of the counter when the event was refused; undefined when the event is allowed.
 */
export async function countEvent(
  database: Database,
  key: string,
  { max, window, now }: EventLimit,
): Promise<WindowCount | undefined> {
  const found = await findCounter(database, { key, window, now });
  if (found && found.count >= max) return found;
  const counted = await incrementCounter(database, { key, window, now });
  return counted.count > max ? counted : undefined;
}

/** Seconds until a window ends, but no more than its length, whatever another server's clock says. */
export function secondsUntilWindowEnds({ endsAt }: WindowCount, { window, now }: Omit<EventLimit, 'max'>): number {
  return Math.min(Math.ceil((endsAt - now.getTime()) / 1000), window / 1000);
}

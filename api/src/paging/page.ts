import { type Place, writePlace } from './cursor.ts';

/** How many rows of a long list are shown at once, unless it says otherwise. */
export const pageSize = 25;

export interface Page<Entry> {
  entries: Entry[];
  /** Where the next page goes on; nothing when there is none. */
  next: Place | undefined;
}

/** Cuts a page from rows of which one more was asked for than it holds. */
export function takePage<Row>(rows: Row[], placeOf: (row: Row) => Place, size: number = pageSize): Page<Row> {
  const entries = rows.slice(0, size);
  const last = entries.at(-1);
  return { entries, next: last && rows.length > size ? placeOf(last) : undefined };
}

/** The place of a row in a list by time. */
export function placeInTime({ created_at: key, id }: { created_at: string; id: string }): Place {
  return { key, id };
}

/** A page as a reply gives it. */
export function writePage<Entry>({ entries, next }: Page<Entry>): { result: Entry[]; next: string | null } {
  return { result: entries, next: writePlace(next) };
}

/** The same page, each row told in another way. */
export function mapPage<Row, Entry>({ entries, next }: Page<Row>, tell: (row: Row) => Entry): Page<Entry> {
  return { entries: entries.map(tell), next };
}

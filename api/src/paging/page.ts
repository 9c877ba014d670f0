import { messages } from '@kindcrate/contract/messages';
import { isStorable } from '@kindcrate/contract/text-rules';
import { type RawBuilder, sql } from 'kysely';
import { invalidFields } from '../failure.ts';

/** Rows per page, unless an endpoint uses another number. */
export const pageSize = 25;

/**
 * Where the next page starts: after the row with this sort key and id, which is the last one of the current page. Rows that are
 * added or removed in the meantime do not shift the next page.
 */
export interface Cursor {
  /** A time or an email address, without spaces. */
  key: string;
  id: string;
}

export interface Page<Entry> {
  entries: Entry[];
  /** Where the next page starts; undefined on the last page. */
  next: Cursor | undefined;
}

/** Returns the form in which clients receive a cursor and send it back; null without a cursor. */
export function encodeCursor(cursor: Cursor | undefined): string | null {
  return cursor ? Buffer.from(`${cursor.key} ${cursor.id}`).toString('base64url') : null;
}

/**
 * Reverses `encodeCursor`.
 * @throws Failure `invalid_fields` when `after` is not a cursor.
 */
export function decodeCursor(after: string | undefined): Cursor | undefined {
  if (after === undefined) return undefined;
  const text = Buffer.from(after, 'base64url').toString();
  const [, key, id] = /^(\S+) (.+)$/.exec(text) ?? [];
  if (key === undefined || id === undefined || !isStorable(text)) throw invalidFields({ after: messages.page });
  return { key, id };
}

/** The cursor of a row in a list that is sorted by time. */
export function timeCursor({ created_at: key, id }: { created_at: string; id: string }): Cursor {
  return { key, id };
}

/** The condition that a row of this table (or alias) follows the cursor in a list that shows the newest row first. */
export function isOlderThan(table: string, { key, id }: Cursor): RawBuilder<boolean> {
  const rowKey = sql`(${sql.ref(`${table}.created_at`)}, ${sql.ref(`${table}.id`)})`;
  return sql<boolean>`${rowKey} < (${key}, ${id})`;
}

/** Cuts a page from rows that were read with a limit of `size + 1`; the extra row shows that a next page exists. */
export function takePage<Row>(rows: Row[], toCursor: (row: Row) => Cursor, size: number = pageSize): Page<Row> {
  const entries = rows.slice(0, size);
  const last = entries.at(-1);
  return { entries, next: last && rows.length > size ? toCursor(last) : undefined };
}

export function mapPage<Row, Entry>({ entries, next }: Page<Row>, toEntry: (row: Row) => Entry): Page<Entry> {
  return { entries: entries.map(toEntry), next };
}

/** A page in the shape of a reply. */
export function toPageReply<Entry>({ entries, next }: Page<Entry>): { result: Entry[]; next: string | null } {
  return { result: entries, next: encodeCursor(next) };
}

import { messages } from '@kindcrate/contract/messages';
import { invalidFields } from '../failure.ts';

/** Where in a list by time a page ends: the key of its last row, which no row that comes or goes can shift. */
export interface Place {
  createdAt: string;
  id: string;
}

interface Row {
  created_at: string;
  id: string;
}

/**
 * Cuts a page from rows of which one more was asked for than it holds.
 * @returns the page, and where the next one goes on; nothing when there is none.
 */
export function takePage<R extends Row>(rows: R[], size: number): { page: R[]; next: Place | undefined } {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { page, next: last && rows.length > size ? toPlace(last) : undefined };
}

export function toPlace({ created_at, id }: Row): Place {
  return { createdAt: created_at, id };
}

/** What a reply gives for a place, to be sent back as it is; null for none. */
export function writePlace(place: Place | undefined): string | null {
  return place ? Buffer.from(`${place.createdAt} ${place.id}`).toString('base64url') : null;
}

const pattern = /^(\d{4}-\d\d-\d\dT[\d:.]+Z) ([\w-]{1,100})$/;

/**
 * Reads what `writePlace` wrote.
 * @throws Failure `invalid_fields` when it is something else.
 */
export function readPlace(after: string | undefined): Place | undefined {
  if (after === undefined) return undefined;
  const [, createdAt, id] = pattern.exec(Buffer.from(after, 'base64url').toString()) ?? [];
  if (createdAt === undefined || id === undefined) throw invalidFields({ after: messages.page });
  return { createdAt, id };
}

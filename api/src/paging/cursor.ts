import { isStorable } from '@kindcrate/contract/characters';
import { messages } from '@kindcrate/contract/messages';
import { invalidFields } from '../failure.ts';

/** Where in a list a page ends: what the list goes by, and the id of the last row. No row that comes or goes can shift it. */
export interface Place {
  /** A time or an address: one word. */
  key: string;
  id: string;
}

/** What a reply gives for a place, to be sent back as it is; null for none. */
export function writePlace(place: Place | undefined): string | null {
  return place ? Buffer.from(`${place.key} ${place.id}`).toString('base64url') : null;
}

/**
 * Reads what `writePlace` wrote.
 * @throws Failure `invalid_fields` when it is something else.
 */
export function readPlace(after: string | undefined): Place | undefined {
  if (after === undefined) return undefined;
  const text = Buffer.from(after, 'base64url').toString();
  const [, key, id] = /^(\S+) (.+)$/.exec(text) ?? [];
  if (key === undefined || id === undefined || !isStorable(text)) throw invalidFields({ after: messages.page });
  return { key, id };
}

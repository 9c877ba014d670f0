import { formatMessage } from '@kindcrate/contract/message-format';
import { remainingPieces } from '@kindcrate/contract/need-progress';
import type { Need } from '@kindcrate/contract/needs';
import { mostNeeded } from './needs.ts';

export interface CardCopy {
  /** With `{pieces}` and `{words}`. */
  wanted: string;
  /** With `{words}`. */
  always: string;
  enough: string;
}

/** More notes would make the card taller than its picture. */
const maxNotes = 3;

/**
 * The lines on the card of an organization: what it needs most, or that it has enough. Empty if the organization has no needs.
 * @param needs the needs of the organization
 */
export function cardNotes(needs: readonly Need[], copy: CardCopy): string[] {
  if (needs.length === 0) return [];
  const wanted = mostNeeded(needs, maxNotes);
  return wanted.length > 0 ? wanted.map((need) => wantedNote(need, copy)) : [copy.enough];
}

function wantedNote(need: Need, copy: CardCopy): string {
  const pieces = remainingPieces(need);
  const { words } = need;
  return pieces === null ? formatMessage(copy.always, { words }) : formatMessage(copy.wanted, { words, pieces });
}

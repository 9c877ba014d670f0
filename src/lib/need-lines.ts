import { formatMessage } from '@kindcrate/contract/message-format';
import { remainingPieces } from '@kindcrate/contract/need-progress';
import type { Need } from '@kindcrate/contract/needs';
import { mostNeeded } from './needs.ts';

export interface NeedLinesCopy {
  /** With `{pieces}` and `{words}`. */
  wanted: string;
  /** With `{words}`. */
  always: string;
  enough: string;
}

/** More lines would make the card taller than its picture. */
const maxLines = 3;

/**
 * The lines on the card of an organization: what it needs most, or that it has enough. Empty if the organization has no needs.
 * @param needs the needs of the organization
 */
export function needLines(needs: readonly Need[], copy: NeedLinesCopy): string[] {
  if (needs.length === 0) return [];
  const wanted = mostNeeded(needs, maxLines);
  return wanted.length > 0 ? wanted.map((need) => wantedLine(need, copy)) : [copy.enough];
}

function wantedLine(need: Need, copy: NeedLinesCopy): string {
  const pieces = remainingPieces(need);
  const { words } = need;
  return pieces === null ? formatMessage(copy.always, { words }) : formatMessage(copy.wanted, { words, pieces });
}

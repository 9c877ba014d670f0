import type { MatchedNeeds } from '@kindcrate/contract/match-needs';
import { formatMessage } from '@kindcrate/contract/message-format';
import { remainingPieces } from '@kindcrate/contract/need-progress';
import type { Need } from '@kindcrate/contract/needs';
import { formatDay } from '../../../lib/needs.ts';
import type { MatchCopy } from './copy.ts';

/** An organization that wants the goods, and has not been chosen. */
export interface Alternative {
  organizationId: string;
  text: string;
  /** The label of the button that chooses it. */
  choose: string;
}

export interface MatchDescription {
  /** Whether the chosen organization wants the goods. */
  isWanted: boolean;
  /** About the chosen organization. */
  sentences: string[];
  alternatives: Alternative[];
}

/**
 * Describes how goods match the needs.
 * @param locale for the last day of a need
 * @returns undefined when the goods match no need
 */
export function describeMatch(
  { chosen, unwanted, elsewhere = [] }: MatchedNeeds,
  copy: MatchCopy,
  locale: string,
): MatchDescription | undefined {
  if (chosen) return { isWanted: true, sentences: describeWanted(chosen, copy, locale), alternatives: [] };
  if (!unwanted && elsewhere.length === 0) return undefined;
  const describe = unwanted ? describeStillWanted : describePieces;
  return {
    isWanted: false,
    sentences: unwanted ? describeUnwanted(unwanted, copy) : [],
    alternatives: elsewhere.map((need) => ({
      organizationId: need.organization._id,
      text: describe(need, copy),
      choose: formatMessage(copy.choose, valuesOf(need)),
    })),
  };
}

function describeWanted(need: Need, copy: MatchCopy, locale: string): string[] {
  const pieces = describePieces(need, copy);
  return need.until ? [pieces, formatMessage(copy.until, { day: formatDay(need.until, locale) })] : [pieces];
}

function describeUnwanted(need: Need, copy: MatchCopy): string[] {
  const unwanted = formatMessage(need.state === 'refused' ? copy.refused : copy.enough, valuesOf(need));
  return need.reason ? [unwanted, need.reason] : [unwanted];
}

const describePieces = (need: Need, { wanted, always }: MatchCopy) =>
  formatMessage(need.target === null ? always : wanted, valuesOf(need));

const describeStillWanted = (need: Need, { stillWanted, stillAlways }: MatchCopy) =>
  formatMessage(need.target === null ? stillAlways : stillWanted, valuesOf(need));

const valuesOf = (need: Need) => ({
  organization: need.organization.title,
  words: need.words,
  pieces: remainingPieces(need) ?? 0,
});

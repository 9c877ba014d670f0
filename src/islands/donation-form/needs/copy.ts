import type { NeedLinesCopy } from '../../../lib/need-lines.ts';

/** Sentences about how goods match needs. `{organization}` is a title, and `{words}` are the words of the need. */
export interface MatchCopy {
  /** With `{organization}`, `{pieces}` and `{words}`. */
  wanted: string;
  /** Shown instead of `wanted` for a need without a target; with `{organization}` and `{words}`. */
  always: string;
  /** Shown after `wanted` or `always` if the need has a last day; with `{day}`. */
  until: string;
  /** With `{organization}` and `{words}`. */
  enough: string;
  /** With `{organization}` and `{words}`. */
  refused: string;
  /** Shown after `enough` or `refused`; with `{organization}` and `{pieces}`. */
  stillWanted: string;
  /** Shown instead of `stillWanted` for a need without a target; with `{organization}`. */
  stillAlways: string;
  /** The label of the button that chooses another organization; with `{organization}`. */
  choose: string;
}

/** The donation form's copy about needs. */
export interface NeedsCopy {
  /** Shown below the field for the goods. */
  match: MatchCopy;
  /** Shown on the cards of the organizations. */
  card: NeedLinesCopy;
}

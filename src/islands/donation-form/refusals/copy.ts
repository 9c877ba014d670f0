import type { Refusal } from '@kindcrate/contract/match-refusals';

/** Goods that the site does not accept, and what the form says about them. */
export interface RefusalCopy extends Refusal {
  reason: string;
  /** Where the goods could go instead. */
  elsewhere: string;
}

import type { ReloadCopy } from '../../../ui/async-button/ReloadButton.tsx';
import type { FormCopy } from '../../../ui/copy.ts';

export interface SettlementsCopy extends Pick<FormCopy, 'errorTitle' | 'failure'> {
  lead: string;
  month: string;
  brand: string;
  redemptions: string;
  coins: string;
  settled: string;
  open: string;
  /** Shown when no coins were spent in the month. */
  none: string;
  /** The title of a statement, with `{brand}` and `{month}`. */
  statement: string;
  /** The accessible name of the button that opens a statement, with `{brand}`. */
  openStatement: string;
  back: string;
  day: string;
  total: string;
  /** Shown in the statement of a month in which no coins were spent. */
  noDays: string;
  /** Names the time zone in which the days begin and end, with `{zone}`. */
  zone: string;
  print: string;
  download: string;
  downloaded: string;
  downloadFailed: string;
  /** The name of the file, with `{brand}` and `{month}`. */
  fileName: string;
  entries: string;
  /** With `{coins}`. */
  settledEntry: string;
  /** With `{coins}`. */
  reversedEntry: string;
  /** With `{name}` and `{time}`. */
  by: string;
  /** Shown instead of the name of a deleted account. */
  formerColleague: string;
  /** The label of the form and its button, with `{coins}`. */
  settle: string;
  note: string;
  noteHint: string;
  /** The label of the form and its button, with `{coins}`. */
  reverse: string;
  reason: string;
  reasonHint: string;
  /** Shown instead of the form until the month is over. */
  notOver: string;
  allSettled: string;
  /** Offered after a conflict. */
  reloadLatest: ReloadCopy & { done: string };
}

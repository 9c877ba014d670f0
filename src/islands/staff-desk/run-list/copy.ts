import type { FormCopy } from '../../../ui/copy.ts';

export interface RunListCopy extends Pick<FormCopy, 'failure'> {
  /** Shown to volunteers. */
  ownOrganization: string;
  week: string;
  previous: string;
  next: string;
  /** With `{booked}` and `{capacity}`. */
  taken: string;
  /** Shown on a day without open hours. With `{booked}`. */
  agreed: string;
  closed: string;
  /** The link to the places tab, where closed days are entered. */
  closedDays: string;
  print: string;
  /** With `{collections}`, `{dropOffs}` and `{pieces}`. */
  summary: string;
  collections: string;
  dropOffs: string;
  none: string;
  /** With `{pieces}` and `{items}`. */
  goods: string;
  map: string;
  /** The button that reports that someone is on the way to a stop. */
  leave: string;
  /** Since when someone has been on the way to a stop; with `{time}`. */
  left: string;
  received: string;
  /** With `{count}`. */
  more: string;
}

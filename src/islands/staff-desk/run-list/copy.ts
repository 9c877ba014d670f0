import type { FormCopy } from '../../../ui/copy.ts';

export interface RunListCopy extends Pick<FormCopy, 'failure'> {
  /** Shown to volunteers. */
  ownOrganization: string;
  /** The accessible name of the part that shows the week. */
  week: string;
  /** The button that shows the week before. */
  previous: string;
  /** The button that shows the week after. */
  next: string;
  /** Shown under a day with open hours: how many handovers are booked, of those that fit into it. With `{booked}` and `{capacity}`. */
  taken: string;
  /** Shown under a day that has agreed handovers, but no open hours. With `{booked}`. */
  agreed: string;
  /** Shown under a day that has neither open hours nor agreed handovers. */
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
  /** The status of a stop whose goods have arrived. */
  received: string;
  /** Shown below the stops of a day that has more of them than the list can contain. With `{count}`: how many are left out. */
  more: string;
}

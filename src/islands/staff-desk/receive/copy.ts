import type { ScanRefusal } from '../../../lib/scan-answer.ts';
import type { RowState } from '../../../lib/shift.ts';

interface StateCopy {
  title: string;
  /** May contain `{time}`, `{organization}`, `{count}` or `{number}`, whichever describe-scan.ts fills in for this state. */
  text: string;
}

export interface ReceiveCopy {
  /** Shown to volunteers. */
  ownOrganization: string;
  /** The field for the organization whose goods are received. */
  organization: string;
  sound: string;
  number: string;
  numberHint: string;
  incomplete: string;
  find: string;
  reading: string;
  offline: string;
  parcel: string;
  /** Shown before the first scan. */
  empty: StateCopy;
  /** Shown between a finished parcel and the next scan. */
  next: StateCopy;
  /** The sentence for each status contains `{time}`. */
  expected: { title: string; submitted: string; 'under review': string; accepted: string };
  refusals: Record<ScanRefusal, StateCopy>;
  several: StateCopy;
  unknown: StateCopy;
  /** Shown instead of `unknown` to volunteers, who see only the orders of one organization. */
  unknownOfYours: StateCopy;
  unread: StateCopy;
  unreadOffline: StateCopy;
  /** With `{donor}` and `{organization}`. */
  from: string;
  /** For an order without a donor; with `{organization}`. */
  for: string;
  items: string;
  /** The text alternative of an item's first photo. With `{item}`. */
  photoAlt: string;
  /** With `{offered}`. */
  offered: string;
  /** `pieces`, `fewer` and `more` contain `{item}`. */
  pieces: string;
  fewer: string;
  more: string;
  reason: string;
  /** The reason for an item of which no pieces are received, until someone enters another. */
  missing: string;
  nothing: string;
  /** With `{pieces}`. */
  receive: string;
  receiveAnyway: string;
  putAside: string;
  /** With `{number}` and `{items}`. */
  choose: string;
  keys: { title: string; pieces: string; item: string; receive: string; putAside: string; undo: string };
  shift: ShiftCopy;
}

export interface ShiftCopy {
  title: string;
  /** With `{time}`. */
  since: string;
  parcels: string;
  pieces: string;
  aside: string;
  none: string;
  /** With `{pieces}` and `{offered}`. */
  counted: string;
  states: Record<RowState, string>;
  /** Shown instead of `states['set aside']`, by the reason. */
  refusals: Record<ScanRefusal, string>;
  undo: string;
  /** The accessible name of the button `undo`; `openItem` and `orderItem` are those of `open` and `order`. With `{item}`. */
  undoItem: string;
  open: string;
  openItem: string;
  order: string;
  orderItem: string;
  finish: string;
}

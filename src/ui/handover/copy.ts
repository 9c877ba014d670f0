import type { HandoverKind } from '@kindcrate/contract/handovers';

/** The copy for a handover wherever it is shown. Most of the sentences contain `{charity}`. */
export interface HandoverStateCopy {
  title: string;
  kinds: Record<HandoverKind, string>;
  /** For screen readers, before the agreed time. */
  agreed: string;
  onTheWay: string;
  requested: string;
  /** The title of the list of times that the donor prefers. */
  preferred: string;
  /** Shown below the agreed time while another one is being arranged. */
  stays: string;
  offered: string;
  cancelled: string;
}

/** The copy for a handover where its donor can answer. Sentences about a time contain `{time}`. */
export interface HandoverCopy extends HandoverStateCopy {
  /** The accessible name of the button that accepts an offered time. */
  take: string;
  another: string;
  cancel: string;
  question: string;
  confirm: string;
  keep: string;
  failure: string;
  times: ChooseTimesCopy;
}

export interface TimePickerCopy {
  /** The label of the button that shows all days. */
  more: string;
  /** With `{count}` and `{max}`. */
  count: string;
}

export interface ChooseTimesCopy extends TimePickerCopy {
  /** With `{max}`. */
  title: string;
  loading: string;
  failed: string;
  tryAgain: string;
  none: string;
  send: string;
  close: string;
  /** The error message when no time is chosen. */
  choose: string;
}

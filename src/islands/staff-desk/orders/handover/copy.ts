import type { HandoverKind, HandoverState } from '@kindcrate/contract/handovers';
import type { ChooseTimesCopy } from '../../../../ui/handover/copy.ts';

export interface OrderHandoverCopy {
  title: string;
  /** The names of the facts, from `kind` to `onTheWaySince`. */
  kind: string;
  state: string;
  agreed: string;
  preferred: string;
  offered: string;
  address: string;
  remark: string;
  onTheWaySince: string;
  kinds: Record<HandoverKind, string>;
  states: Record<HandoverState, string>;
  /** Opens the map in a new tab. */
  map: string;
  /** With `{zone}`. */
  timeZone: string;
  /** Explains what accepting the order does; `onAcceptWithout` is shown if the donor has not given any preferred times. */
  onAccept: string;
  onAcceptWithout: string;
  acceptWithTimes: string;
  /** With `{time}`. */
  agreeOn: string;
  offerNext: string;
  offerOthers: string;
  /** For an order whose donor has said nothing about the handover. */
  offerTimes: Record<HandoverKind, string>;
  leave: HandoverQuestionCopy;
  cancel: HandoverQuestionCopy;
  failure: string;
  times: ChooseTimesCopy;
}

/** A button, and the question that it asks before it does anything. */
export interface HandoverQuestionCopy {
  label: string;
  question: string;
  confirm: string;
  keep: string;
}

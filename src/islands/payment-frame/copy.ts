import type { PaymentStatus } from '@kindcrate/contract/payments';
import type { LinkCopy } from '../../ui/copy.ts';

export interface PaymentFrameCopy {
  loading: string;
  /** The accessible name of the frame. */
  frame: string;
  /** What the frame pays, with `{amount}` and `{recipient}`. */
  gift: string;
  failed: string;
  slow: string;
  declined: string;
  tryAgain: string;
  amounts: AmountsCopy;
  thanks: ThanksCopy;
}

/** For the choice of another amount. */
export interface AmountsCopy {
  title: string;
  /** With `{currency}`, its code. */
  other: string;
  /** With `{least}` and `{most}`, as is `beyondLimits`. */
  limits: string;
  beyondLimits: string;
  apply: string;
  /** With `{example}`. */
  unreadable: string;
  /** With `{amount}`, which the frame still pays. */
  failed: string;
  tryAgain: string;
  /** Asked before a card form that may have been filled in is replaced. With `{amount}`, the new one. */
  question: string;
  replace: string;
  keep: string;
}

interface OutcomeCopy {
  title: string;
  text: string;
}

/** For what is shown in place of the frame after a payment. */
export interface ThanksCopy {
  /** While the API is asked. */
  checking: string;
  /** By what the API says; with `{amount}`, `{recipient}` and `{number}`. */
  results: Record<PaymentStatus, OutcomeCopy>;
  /** When the API could not be asked. */
  unreachable: OutcomeCopy;
  /** For an API that cannot be asked: by what the frame reported. */
  reported: Record<'accepted' | 'unknown', OutcomeCopy>;
  checkAgain: string;
  tryAgain: string;
  receipt: string;
  links: LinkCopy[];
}

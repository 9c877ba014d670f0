import type { PaymentStatus } from '@kindcrate/contract/payments';
import type { LinkCopy } from '../../ui/copy.ts';

export interface PaymentFrameCopy {
  loading: string;
  /** The accessible name of the frame. */
  frame: string;
  /** What the payment in the frame is for, with `{amount}` and `{recipient}`. */
  gift: string;
  /** Shown when no payment could be started. */
  failed: string;
  /** Shown when the frame has not sent its first message in time. */
  slow: string;
  declined: string;
  tryAgain: string;
  amounts: AmountsCopy;
  thanks: ThanksCopy;
}

/** For the choice of another amount. */
export interface AmountsCopy {
  title: string;
  /** With `{currency}`, a currency code. */
  other: string;
  /** With `{least}` and `{most}`, like `beyondLimits`. */
  limits: string;
  beyondLimits: string;
  apply: string;
  /** With `{example}`. */
  unreadable: string;
  /** With `{amount}`, the amount of the payment in the frame, which did not change. */
  failed: string;
  tryAgain: string;
  /** Asked before replacing a card form that the person may have started to fill in. */
  question: string;
  /** With `{amount}`, the new amount. */
  replace: string;
  keep: string;
}

interface OutcomeCopy {
  title: string;
  text: string;
}

/** For what is shown instead of the frame after a payment. */
export interface ThanksCopy {
  /** Shown while the API is asked for the payment's status. */
  checking: string;
  /** Keyed by the status that the API reports; with `{amount}`, `{recipient}` and `{number}`. */
  results: Record<PaymentStatus, OutcomeCopy>;
  /** Shown when no request to the API succeeded. */
  unreachable: OutcomeCopy;
  /** Keyed by what the frame reported. Shown if the API returned no id for the payment, so its status cannot be requested. */
  reported: Record<'accepted' | 'unknown', OutcomeCopy>;
  checkAgain: string;
  tryAgain: string;
  receipt: string;
  links: LinkCopy[];
}

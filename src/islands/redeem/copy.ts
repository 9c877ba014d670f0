import type { FormCopy, LinkCopy } from '../../ui/copy.ts';
import type { ScannerCopy } from '../../ui/scanner/Scanner.tsx';

export interface RedeemCopy {
  loading: string;
  notPartner: string;
  toProfile: LinkCopy;
  partnerNote: string;
  tryAgain: string;
  code: CodeStepCopy;
  coins: CoinsStepCopy;
  waiting: WaitingStepCopy;
  outcome: OutcomeStepCopy;
  /** The label of the button that starts over with the next donor. */
  nextCustomer: string;
}

export interface CodeStepCopy extends FormCopy, ScannerCopy {
  title: string;
  code: string;
  codeHint: string;
}

/** `title`, `coinsHint` and `submit` contain `{name}`, the donor's first name. */
export interface CoinsStepCopy extends FormCopy {
  title: string;
  max: string;
  none: string;
  coins: string;
  coinsHint: string;
}

export interface WaitingStepCopy {
  /** With `{name}` and `{coins}`. */
  title: string;
  status: string;
  /** With `{time}`. */
  until: string;
  offline: string;
}

/** `approvedText`, `refusedText` and `expiredText` may contain `{name}` and `{coins}`. */
export interface OutcomeStepCopy {
  approved: string;
  approvedText: string;
  reference: string;
  refused: string;
  refusedText: string;
  expired: string;
  expiredText: string;
}

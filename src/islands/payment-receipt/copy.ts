import type { PaymentStatus } from '@kindcrate/contract/payments';
import type { UnknownDetailCopy } from '../../ui/detail/UnknownDetail.tsx';

export interface PaymentReceiptCopy {
  /** With `{site}`. */
  eyebrow: string;
  loading: string;
  failed: string;
  tryAgain: string;
  unknown: UnknownDetailCopy;
  /** The title and the first sentence of the sheet, by what became of the payment. */
  results: Record<PaymentStatus, { title: string; text: string }>;
  number: string;
  amount: string;
  recipient: string;
  createdAt: string;
  paidAt: string;
  /** Introduces the receipt's URL. */
  check: string;
  checkAgain: string;
  print: string;
}

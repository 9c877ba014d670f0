import type { PaymentStatus } from '@kindcrate/contract/payments';
import type { LinkCopy } from '../../ui/copy.ts';

export interface PaymentReceiptCopy {
  /** With `{site}`. */
  eyebrow: string;
  loading: string;
  failed: string;
  tryAgain: string;
  unknown: { title: string; text: string; link: LinkCopy };
  /** The title and the first sentence of the sheet, by the status of the payment. */
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

import type { LinkCopy } from '../../ui/copy.ts';

export interface PaymentFrameCopy {
  loading: string;
  /** The accessible name of the frame. */
  frame: string;
  failed: string;
  slow: string;
  tryAgain: string;
  thanks: { title: string; text: string; links: LinkCopy[] };
}

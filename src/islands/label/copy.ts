import type { LinkCopy } from '../../ui/copy.ts';
import type { DetailCopy } from '../../ui/detail/Detail.tsx';

export interface LabelCopy extends DetailCopy {
  title: string;
  loading: string;
  lead: string;
  /** Shown instead of `lead` when the goods have arrived, or never will. */
  ended: string;
  /** What screen readers read before the order number. */
  number: string;
  /** Shown before the title of the organization. */
  for: string;
  /** With `{quantity}`. */
  pieces: string;
  qrCodeAlt: string;
  print: string;
  back: LinkCopy;
  /** Shown instead of `lead` and `back` when the desk prints the label. */
  desk: { lead: string; back: LinkCopy };
}

import type { LinkCopy } from '../../ui/copy.ts';
import type { DetailCopy } from '../../ui/detail/Detail.tsx';

export interface StatementCopy extends DetailCopy {
  /** With `{site}`. */
  eyebrow: string;
  /** The heading until the statement has loaded. */
  title: string;
  /** With `{year}`. */
  heading: string;
  /** With `{username}` and `{email}`. */
  donor: string;
  loading: string;
  gifts: string;
  /** With `{quantity}` and `{charity}`. */
  gift: string;
  /** With `{date}` and `{number}`. */
  arrived: string;
  /** With `{pieces}` and `{gifts}`. */
  total: string;
  none: string;
  give: LinkCopy;
  /** About the value of the goods. */
  goods: string;
  /** With `{coins}`. */
  coins: string;
  /** With `{value}`. */
  coinValue: string;
  noCoinValue: string;
  noCoins: string;
  advice: string;
  /** With `{date}`. */
  created: string;
  print: string;
  years: string;
}

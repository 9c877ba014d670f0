import type { CoinEntry } from '@kindcrate/contract/coin-ledger';
import type { LinkCopy } from '../../ui/copy.ts';
import type { ListCopy } from '../../ui/paged-list/PagedList.tsx';

export interface CoinsCopy {
  /** With `{coins}`. */
  balance: string;
  /** With `{coins}`. */
  debt: string;
  spend: LinkCopy;
  give: LinkCopy;
  entries: string;
  none: string;
  /** With `{subject}`: the item given, or the brand. */
  kinds: Record<CoinEntry['kind'], string>;
  /** With `{reference}`. */
  reference: string;
  rule: EarningRuleCopy;
  list: ListCopy;
}

export interface EarningRuleCopy {
  title: string;
  /** With `{perOrder}`, `{perItem}` and `{maxPerOrder}`. */
  text: string;
}

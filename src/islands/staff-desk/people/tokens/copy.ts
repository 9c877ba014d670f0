import type { ApiScope } from '@kindcrate/contract/staff-tokens';

export interface TokensCopy {
  title: string;
  lead: string;
  /** The text of the link to the API's documentation. */
  documentation: string;
  name: string;
  nameHint: string;
  scopes: string;
  scopeNames: Record<ApiScope, string>;
  everyScope: string;
  create: string;
  failure: string;
  /** Shown with a new token. */
  shown: string;
  copy: string;
  copied: string;
  notCopied: string;
  done: string;
  list: string;
  none: string;
  /** With `{owner}` and `{time}`. */
  summary: string;
  /** With `{time}`. */
  lastUsed: string;
  unused: string;
  revoke: string;
  revokeFailed: string;
}

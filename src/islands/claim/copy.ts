import type { LinkCopy } from '../../ui/copy.ts';

export interface ClaimCopy {
  loading: string;
  failed: string;
  tryAgain: string;
  /** Shown for a link that no longer works. */
  ended: string;
  /** Shown when the page was opened without the code of a link. */
  linkMissing: string;
  profileLink: LinkCopy;
  /** With `{item}` and `{charity}`. */
  gift: string;
  /** With `{quantity}` and `{number}`. */
  pieces: string;
  /** With `{coins}`; not shown when the gift earns none. */
  coins: string;
  /** With `{time}`. */
  until: string;
  visitor: string;
  logIn: string;
  register: string;
  /** With `{username}`. */
  loggedIn: string;
  claim: string;
  claimFailed: string;
}

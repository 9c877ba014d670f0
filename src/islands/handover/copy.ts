import type { LinkCopy } from '../../ui/copy.ts';
import type { HandoverCopy } from '../../ui/handover/copy.ts';

export interface HandoverPageCopy {
  loading: string;
  failed: string;
  tryAgain: string;
  /** Shown for a link that is no longer valid. */
  ended: string;
  /** Shown when the page was opened without the code of a link. */
  linkMissing: string;
  profileLink: LinkCopy;
  /** With `{item}` and `{charity}`. */
  gift: string;
  /** Shown when nothing is left to agree on. */
  over: string;
  handover: HandoverCopy;
}

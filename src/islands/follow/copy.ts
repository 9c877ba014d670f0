import type { LinkCopy } from '../../ui/copy.ts';

export interface FollowCopy {
  /** With `{title}`, the title of the organization. */
  everything: string;
  follow: string;
  stop: string;
  /** The accessible name of `follow`, with `{name}`. */
  followNamed: string;
  /** The accessible name of `stop`, with `{name}`. */
  stopNamed: string;
  loading: string;
  failed: string;
  tryAgain: string;
  /** Shown when there is no such organization. */
  unknown: string;
  /** The page with all organizations. */
  back: LinkCopy;
  failure: string;
}

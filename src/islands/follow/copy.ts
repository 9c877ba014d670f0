import type { LinkCopy } from '../../ui/copy.ts';

export interface FollowCopy {
  /** The name of the first choice, which is the whole organization. With `{title}`, the organization's title. */
  everything: string;
  follow: string;
  stop: string;
  /** The accessible name of `follow`, with `{name}`. */
  followNamed: string;
  /** The accessible name of `stop`, with `{name}`. */
  stopNamed: string;
  loading: string;
  /** Shown when the choices could not be loaded. */
  failed: string;
  tryAgain: string;
  /** Shown when there is no such organization. */
  unknown: string;
  /** The page with all organizations. */
  back: LinkCopy;
  /** Shown when a choice could not be changed, and the API gave no message. */
  failure: string;
}

import { heading, link, page, text } from './parts.ts';

export const follow = {
  ...page,
  eyebrow: heading,
  lead: text,
  /** With `{title}`, the title of the organization. */
  everything: text,
  follow: text,
  stop: text,
  /** With `{name}`. */
  followNamed: text,
  /** With `{name}`. */
  stopNamed: text,
  loading: text,
  failed: text,
  tryAgain: text,
  unknown: text,
  back: link,
  failure: text,
};

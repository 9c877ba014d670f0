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
  /** Shown when the choices could not be loaded. */
  failed: text,
  tryAgain: text,
  unknown: text,
  back: link,
  /** Shown when a choice could not be changed, and the API gave no message. */
  failure: text,
};

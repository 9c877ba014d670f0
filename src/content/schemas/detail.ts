import { link, page, text } from './parts.ts';
import { group, list } from './structure.ts';

/** What both detail pages say around the one thing that they show. */
export const detail = {
  ...page,
  eyebrow: text,
  back: link,
  loading: text,
  failed: text,
  tryAgain: text,
  unknown: group({ title: text, text, links: list(link) }),
  withoutScript: text,
};

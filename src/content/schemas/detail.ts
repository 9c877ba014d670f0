import { link, page, text } from './parts.ts';
import { group, list } from './structure.ts';

/** Copy that the pages of brands and organizations share. */
export const detail = {
  ...page,
  eyebrow: text,
  back: link,
  loading: text,
  failed: text,
  tryAgain: text,
  unknown: group({ title: text, text, links: list(link) }),
  noScript: text,
};

import { heading, link, page, text } from './parts.ts';
import { group, list } from './structure.ts';

export const receipt = {
  ...page,
  loading: text,
  failed: text,
  tryAgain: text,
  unknown: group({ title: heading, text, links: list(link) }),
  noScript: text,
  back: link,
  eyebrow: heading,
  number: text,
  items: text,
  item: text,
  quantity: text,
  charity: text,
  receivedAt: text,
  coins: text,
  donor: text,
  withdrawn: text,
  note: text,
  check: text,
  print: text,
};

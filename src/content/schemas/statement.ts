import { heading, link, page, text } from './parts.ts';
import { group, list } from './structure.ts';

export const statement = {
  ...page,
  loading: text,
  failed: text,
  tryAgain: text,
  unknown: group({ title: heading, text, links: list(link) }),
  back: link,
  eyebrow: heading,
  heading: text,
  donor: text,
  gifts: text,
  gift: text,
  arrived: text,
  total: text,
  none: text,
  give: link,
  goods: text,
  coins: text,
  coinValue: text,
  noCoinValue: text,
  noCoins: text,
  advice: text,
  created: text,
  print: text,
  years: text,
};

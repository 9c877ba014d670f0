import { detail } from './detail.ts';
import { day, link, optionalLink, text } from './parts.ts';
import { icon } from './pictures.ts';
import { group, list } from './structure.ts';

export const brandDetails = {
  ...detail,
  badge: text,
  code: link,
  coins: group({
    eyebrow: text,
    title: text,
    steps: list(group({ title: text, text })),
  }),
  stories: group({
    eyebrow: text,
    title: text,
    text,
    paginationLabel: text,
    /** With `{page}`. */
    pageLabel: text,
    previous: text,
    next: text,
    posts: list(group({ icon, title: text, date: day, text, link: optionalLink })),
  }),
};

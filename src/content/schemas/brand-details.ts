import { detail } from './detail.ts';
import { day, heading, link, optionalLink, text } from './parts.ts';
import { icon } from './pictures.ts';
import { group, list } from './structure.ts';

export const brandDetails = {
  ...detail,
  badge: text,
  code: link,
  coins: group({
    eyebrow: heading,
    title: heading,
    steps: list(group({ title: heading, text })),
  }),
  stories: group({
    eyebrow: heading,
    title: heading,
    text,
    paginationLabel: text,
    /** With `{page}`. */
    pageLabel: text,
    previous: text,
    next: text,
    posts: list(group({ icon, title: heading, date: day, text, link: optionalLink })),
  }),
};

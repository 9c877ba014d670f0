import { z } from 'astro/zod';
import { detail } from './detail.ts';
import { link, text } from './parts.ts';

export const brandDetails = {
  ...detail,
  badge: text,
  give: link,
  code: link,
  coins: z.strictObject({
    eyebrow: text,
    title: text,
    steps: z.array(z.strictObject({ title: text, text })).min(1),
  }),
  stories: z.strictObject({
    eyebrow: text,
    title: text,
    text,
    pages: text,
    page: text,
    previous: text,
    next: text,
    posts: z
      .array(z.strictObject({ icon: text, title: text, date: z.coerce.date(), text, link: link.optional() }))
      .min(1),
  }),
};

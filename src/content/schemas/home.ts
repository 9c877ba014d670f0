import { z } from 'astro/zod';
import { count, link, page, target, text } from './parts.ts';
import { icon, illustration, portrait } from './pictures.ts';
import { group, list } from './structure.ts';

const slide = group({
  eyebrow: text,
  headline: text,
  lead: text,
  picture: illustration,
  pictureAlt: text,
  actions: list(link, 1, 2),
});
const figure = group({ label: text, figure: count(0) });
const heading = { eyebrow: text, title: text };

export const home = {
  ...page,
  slider: group({
    label: text,
    previous: text,
    next: text,
    position: text,
    slides: list(slide, 2),
  }),
  features: group({
    label: text,
    items: list(group({ icon, title: text, text, href: target }), 3, 3),
  }),
  needed: group({ title: text, all: link }),
  cause: group({ ...heading, done: figure, open: figure, action: link }),
  activities: group({
    ...heading,
    all: link,
    items: list(
      group({
        title: text,
        picture: illustration,
        background: z.enum(['sky', 'coral', 'mustard', 'paper', 'green']),
      }),
    ),
  }),
  sponsors: group({ ...heading, text }),
  testimonials: group({
    ...heading,
    items: list(group({ quote: text, name: text, role: text, portrait })),
  }),
  team: group({
    ...heading,
    members: list(group({ name: text, role: text, portrait })),
  }),
};

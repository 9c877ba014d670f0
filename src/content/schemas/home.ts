import { z } from 'astro/zod';
import { count, heading, link, linkTarget, page, text } from './parts.ts';
import { icon, illustration, portrait } from './pictures.ts';
import { group, list } from './structure.ts';

const slide = group({
  eyebrow: heading,
  headline: heading,
  lead: text,
  picture: illustration(20 / 19),
  pictureAlt: text,
  actions: list(link, 1, 2),
});
const figure = group({ label: text, figure: count(0) });
const sectionHeading = { eyebrow: heading, title: heading };

export const home = {
  ...page,
  slider: group({
    label: text,
    previous: text,
    next: text,
    position: text,
    slides: list(slide, 2, 6),
  }),
  features: group({
    label: text,
    items: list(group({ icon, title: heading, text, href: linkTarget }), 3, 3),
  }),
  needed: group({ title: heading, all: link }),
  cause: group({ ...sectionHeading, done: figure, open: figure, action: link }),
  activities: group({
    ...sectionHeading,
    all: link,
    items: list(
      group({
        title: heading,
        picture: illustration(4 / 3),
        background: z.enum(['sky', 'coral', 'mustard', 'paper', 'green']),
      }),
    ),
  }),
  sponsors: group({ ...sectionHeading, text }),
  testimonials: group({
    ...sectionHeading,
    items: list(group({ quote: text, name: heading, role: heading, portrait }), 1, 12),
  }),
  team: group({
    ...sectionHeading,
    members: list(group({ name: heading, role: heading, portrait }), 1, 12),
  }),
};

import { z } from 'astro/zod';
import { illustration, link, page, text } from './parts.ts';

const slide = z.strictObject({
  eyebrow: text,
  headline: text,
  lead: text,
  picture: illustration,
  pictureAlt: text,
  actions: z.array(link).min(1).max(2),
});
const figure = z.strictObject({ label: text, figure: z.int().min(0) });
const head = { eyebrow: text, title: text };

export const home = {
  ...page,
  slider: z.strictObject({
    label: text,
    previous: text,
    next: text,
    position: text,
    slides: z.array(slide).min(2),
  }),
  features: z.strictObject({
    label: text,
    items: z.array(z.strictObject({ icon: text, title: text, text, link })).length(3),
  }),
  cause: z.strictObject({ ...head, text, picture: illustration, done: figure, open: figure, action: link }),
  activities: z.strictObject({
    ...head,
    all: link,
    items: z
      .array(
        z.strictObject({
          title: text,
          picture: illustration,
          ground: z.enum(['sky', 'coral', 'mustard', 'wood', 'green']),
        }),
      )
      .min(1),
  }),
  sponsors: z.strictObject({ ...head, text, places: z.int().min(1).max(40) }),
  testimonials: z.strictObject({
    ...head,
    items: z.array(z.strictObject({ quote: text, name: text, role: text, portrait: illustration })).min(1),
  }),
  team: z.strictObject({
    ...head,
    members: z.array(z.strictObject({ name: text, role: text, portrait: illustration })).min(1),
  }),
};

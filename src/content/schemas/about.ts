import { z } from 'astro/zod';
import { illustration, link, page, text } from './parts.ts';

const head = { eyebrow: text, title: text };

export const about = {
  ...page,
  hero: z.strictObject({ eyebrow: text, headline: text, lead: text, picture: illustration, pictureAlt: text }),
  goals: z.strictObject({ ...head, items: z.array(z.strictObject({ title: text, text })).min(1) }),
  organizations: z.strictObject({ ...head, text, places: z.int().min(1).max(40) }),
  figures: z.strictObject({
    label: text,
    items: z.array(z.strictObject({ figure: z.int().min(0), label: text })).min(1),
  }),
  faq: z.strictObject({ ...head, items: z.array(z.strictObject({ question: text, answer: text })).length(3) }),
  featured: z.strictObject({ eyebrow: text, action: link }),
};

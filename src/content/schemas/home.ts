import { z } from 'astro/zod';
import { link, page, text } from './parts.ts';

export const home = {
  ...page,
  eyebrow: text,
  headline: text,
  lead: text,
  pictureAlt: text,
  actions: z.array(link).min(1).max(2),
  features: z.array(z.strictObject({ icon: text, title: text, text, link })).length(3),
};

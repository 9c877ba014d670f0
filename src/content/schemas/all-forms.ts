import { z } from 'astro/zod';
import { illustration, link, page, text } from './parts.ts';

const option = z.strictObject({
  title: text,
  text,
  picture: illustration,
  /** Without a link the option is shown as not available yet. */
  link: link.optional(),
});

export const allForms = { ...page, eyebrow: text, lead: text, notYet: text, options: z.array(option).length(3) };

import { z } from 'astro/zod';
import { illustration, link, page, text } from './parts.ts';

const head = { eyebrow: text, title: text };
const places = z.int().min(1).max(40);

export const donationInfo = {
  ...page,
  banner: z.strictObject({ eyebrow: text, headline: text, lead: text, picture: illustration, pictureAlt: text }),
  blurbs: z.strictObject({
    label: text,
    items: z.array(z.strictObject({ title: text, text, picture: illustration })).length(3),
  }),
  organizations: z.strictObject({ ...head, places }),
  more: z.strictObject({ show: text, hide: text, intro: text, text: z.array(text).min(1) }),
  timeline: z.strictObject({ ...head, steps: z.array(z.strictObject({ time: text, title: text, text })).min(1) }),
  brands: z.strictObject({ ...head, places }),
  accepted: z.strictObject({ ...head, items: z.array(z.strictObject({ title: text, icon: text })).min(1) }),
  featured: z.strictObject({
    eyebrow: text,
    /** The id of a donation card in the database. */
    card: z.string().regex(/^[\w-]+$/, 'the id of a donation card, such as a-warm-winter'),
    loading: text,
    action: link,
  }),
};

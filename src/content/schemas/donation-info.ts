import { z } from 'astro/zod';
import { link, page, text } from './parts.ts';
import { icon, illustration } from './pictures.ts';
import { group, list } from './structure.ts';

const heading = { eyebrow: text, title: text };
const cardRule = 'should be the id of a donation card, such as a-warm-winter';

export const donationInfo = {
  ...page,
  banner: group({ eyebrow: text, headline: text, lead: text, picture: illustration, pictureAlt: text }),
  blurbs: group({
    label: text,
    items: list(group({ title: text, text, picture: illustration }), 3, 3),
  }),
  organizations: group(heading),
  more: group({ show: text, hide: text, intro: text, text: list(text) }),
  timeline: group({ ...heading, pace: text, steps: list(group({ where: text, title: text, text })) }),
  brands: group(heading),
  accepted: group({ ...heading, items: list(group({ title: text, icon })) }),
  featured: group({
    eyebrow: text,
    /** The id of a donation card in the database. */
    card: z
      .string(cardRule)
      .regex(/^[\w-]+$/, cardRule)
      .meta({ description: cardRule }),
    action: link,
  }),
};

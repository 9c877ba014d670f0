import { z } from 'astro/zod';
import { heading, link, page, text } from './parts.ts';
import { icon, illustration } from './pictures.ts';
import { group, list } from './structure.ts';

const sectionHeading = { eyebrow: heading, title: heading };
const cardRule = 'should be the id of a donation card, such as a-warm-winter';

export const donationInfo = {
  ...page,
  banner: group({ eyebrow: heading, headline: heading, lead: text, picture: illustration(10 / 7), pictureAlt: text }),
  blurbs: group({
    label: text,
    items: list(group({ title: heading, text, picture: illustration(4 / 3) }), 3, 3),
  }),
  organizations: group(sectionHeading),
  more: group({ show: text, hide: text, intro: text, text: list(text) }),
  timeline: group({ ...sectionHeading, pace: text, steps: list(group({ where: text, title: heading, text })) }),
  brands: group(sectionHeading),
  accepted: group({ ...sectionHeading, items: list(group({ title: heading, icon })) }),
  featured: group({
    eyebrow: heading,
    /** The id of a donation card in the database. */
    card: z
      .string(cardRule)
      .regex(/^[\w-]+$/, cardRule)
      .meta({ description: cardRule }),
    action: link,
  }),
};

import { count, link, page, text } from './parts.ts';
import { illustration } from './pictures.ts';
import { group, list } from './structure.ts';

const heading = { eyebrow: text, title: text };

export const about = {
  ...page,
  hero: group({ eyebrow: text, headline: text, lead: text, picture: illustration, pictureAlt: text }),
  goals: group({ ...heading, items: list(group({ title: text, text })) }),
  organizations: group({ ...heading, text }),
  figures: group({
    label: text,
    items: list(group({ figure: count(0), label: text })),
  }),
  faq: group({ ...heading, items: list(group({ question: text, answer: text }), 3, 3) }),
  featured: group({ eyebrow: text, action: link }),
};

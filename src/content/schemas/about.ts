import { count, heading, link, page, paragraph, text } from './parts.ts';
import { illustration } from './pictures.ts';
import { group, list } from './structure.ts';

const sectionHeading = { eyebrow: heading, title: heading };

export const about = {
  ...page,
  hero: group({ eyebrow: heading, headline: heading, lead: text, picture: illustration(10 / 7), pictureAlt: text }),
  goals: group({ ...sectionHeading, items: list(group({ title: heading, text })) }),
  organizations: group({ ...sectionHeading, text }),
  figures: group({
    label: text,
    items: list(group({ figure: count(0), label: text })),
  }),
  faq: group({ ...sectionHeading, items: list(group({ question: heading, answer: paragraph }), 1, 20) }),
  featured: group({ eyebrow: heading, action: link }),
};

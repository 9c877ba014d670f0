import { heading, optionalLink, page, text } from './parts.ts';
import { illustration } from './pictures.ts';
import { group, list } from './structure.ts';

const option = group({
  title: heading,
  text,
  picture: illustration(4 / 3),
  /** An option without a link is shown as not available yet. */
  link: optionalLink,
});

export const allForms = { ...page, eyebrow: heading, lead: text, unavailable: text, options: list(option, 3, 3) };

import { day, heading, link, page, paragraph, text } from './parts.ts';
import { group, list } from './structure.ts';

/** Copy of a legal page: the privacy notice, the terms or the accessibility statement. */
export const legalPage = {
  ...page,
  eyebrow: heading,
  lead: text,
  /** In the privacy notice and the terms, this day is also the version that people agree to when they register. */
  lastChanged: day,
  lastChangedLine: text,
  notes: list(paragraph, 0),
  sections: list(
    group({ title: heading, paragraphs: list(paragraph, 0), points: list(paragraph, 0), links: list(link, 0) }),
  ),
};

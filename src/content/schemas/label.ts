import { heading, link, page, text } from './parts.ts';
import { group, list } from './structure.ts';

export const label = {
  ...page,
  loading: text,
  failed: text,
  tryAgain: text,
  unknown: group({ title: heading, text, links: list(link) }),
  lead: text,
  ended: text,
  number: text,
  for: text,
  pieces: text,
  qrCodeAlt: text,
  print: text,
  back: link,
  desk: group({ lead: text, back: link }),
};

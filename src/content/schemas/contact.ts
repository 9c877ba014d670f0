import { z } from 'astro/zod';
import { draftNote, embedUrl, heading, page, submission, text } from './parts.ts';
import { illustration } from './pictures.ts';
import { group } from './structure.ts';

const siteRule = 'should be a full web address, such as https://example.com';

export const contact = {
  ...page,
  ...submission,
  ...draftNote,
  success: text,
  eyebrow: heading,
  lead: text,
  banner: group({ picture: illustration(10 / 7), pictureAlt: text }),
  name: text,
  email: text,
  subject: text,
  subjectHint: text,
  message: text,
  reach: group({
    title: heading,
    address: text,
    phone: text,
    email: text,
    website: text,
    siteName: text,
    siteUrl: z
      .url({ protocol: /^https?$/, error: siteRule })
      .max(300, 'should have at most 300 characters')
      .meta({ description: siteRule }),
  }),
  map: group({
    /** The content security policy allows maps from this host only. */
    src: embedUrl('map', 'https://www.openstreetmap.org/export/embed.html?'),
    name: text,
    open: text,
    note: text,
  }),
};

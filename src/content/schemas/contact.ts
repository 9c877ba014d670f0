import { z } from 'astro/zod';
import { page, submission, text } from './parts.ts';

/** The one host that the content security policy lets the contact page embed a map from. */
const map = z.string().startsWith('https://www.openstreetmap.org/export/embed.html?', {
  error: 'the address of a map at https://www.openstreetmap.org/export/embed.html',
});

export const contact = {
  ...page,
  ...submission,
  eyebrow: text,
  lead: text,
  name: text,
  email: text,
  subject: text,
  subjectHint: text,
  message: text,
  reach: z.strictObject({
    title: text,
    address: text,
    phone: text,
    email: text,
    website: text,
    siteName: text,
    siteAddress: z.url(),
  }),
  map: z.strictObject({ src: map, name: text, open: text, note: text }),
};

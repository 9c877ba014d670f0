import { z } from 'astro/zod';
import { illustrationNames } from './illustration-names.ts';

export const text = z.string().trim().min(1, 'write at least one word');

/** A path of this site (`/about`), a place on the page (`#top`) or a full https address. */
const target = z.string().regex(/^(\/|#|https:\/\/|mailto:|tel:)/, 'start with /, #, https://, mailto: or tel:');

export const link = z.strictObject({ label: text, href: target });

/** What a search engine and the browser's tab say of a page. */
export const page = { title: text, description: text };

/** What every form says: its button, the line over a list of mistakes, and the line for a call that failed. */
export const submission = { submit: text, problems: text, failure: text };

/** The name of a drawing of `src/assets/illustrations`, without `.svg`. */
export const illustration = z.enum(illustrationNames, `the name of a drawing: ${illustrationNames.join(', ')}`);

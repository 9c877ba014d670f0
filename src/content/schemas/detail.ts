import { heading, link } from './parts.ts';

/** Copy that the pages of brands and organizations share. */
export const detail = { eyebrow: heading, back: link, give: link };

import { link, text } from './parts.ts';

/** Copy that the pages of brands and organizations share. */
export const detail = { eyebrow: text, back: link, give: link };

/** A part of a message; `href` is set if the part is the address of one of our own pages. */
export interface TextPart {
  text: string;
  href?: string;
}

/** Web addresses, without the punctuation that ends a sentence. */
const addresses = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/;

/** Finds the addresses of our own pages in a message. Other addresses stay plain text, because anyone may have written them. */
export function splitLinks(text: string, origin: string): TextPart[] {
  return text
    .split(addresses)
    .filter(Boolean)
    .map((part) => (part.startsWith(`${origin}/`) ? { text: part, href: part } : { text: part }));
}

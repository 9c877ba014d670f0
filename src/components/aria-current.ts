/**
 * Returns the `aria-current` of a link on the page with the given URL. Browsers do not prerender the page behind a link with this
 * attribute (src/build/speculation-rules.mjs).
 */
export function ariaCurrent(href: string, { pathname }: URL): 'page' | undefined {
  const path = pathname.replace(/(\.html|\/)$/, '') || '/';
  return href === path ? 'page' : undefined;
}

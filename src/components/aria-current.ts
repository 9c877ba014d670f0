/** Returns the `aria-current` of a link, from the URL of its page. Browsers do not prerender the pages of links with it (src/build/speculation-rules.mjs). */
export function ariaCurrent(href: string, { pathname }: URL): 'page' | undefined {
  const path = pathname.replace(/(\.html|\/)$/, '') || '/';
  return href === path ? 'page' : undefined;
}

/** Returns the `aria-current` of a link, from the URL of its page. Links with it are not prerendered (src/build/speculation-rules.mjs). */
export function ariaCurrent(href: string, { pathname }: URL): 'page' | undefined {
  const path = pathname.replace(/(\.html|\/)$/, '') || '/';
  return href === path ? 'page' : undefined;
}

// @ts-check

/**
 * Returns the rules by which browsers prerender the page behind a link while a pointer rests on it
 * (https://html.spec.whatwg.org/multipage/speculative-loading.html). The rules are an allow-list, so that no
 * other page is prerendered by mistake.
 * @param {string[]} patterns of paths (https://urlpattern.spec.whatwg.org)
 */
export function speculationRules(patterns) {
  const where = {
    // A prerendered page cannot open in another tab, links within the same page load nothing, and few people reopen the current page.
    and: [{ href_matches: patterns }, { not: { selector_matches: '[target], [href^="#"], [aria-current=page]' } }],
  };
  return { prerender: [{ where, eagerness: 'moderate' }] };
}

/**
 * Whether browsers may prerender a page: search engines may index it, and opening it sends no request to the API.
 * Guarded pages, and pages that emailed links open, are not for search engines; opening `/payment` starts a payment.
 * @param {string} html
 */
export function isPrerenderable(html) {
  const isIndexed = !html.includes('<meta name="robots" content="noindex">');
  // This is how Astro writes `client:intent="immediately"`. Such an island hydrates without an intent, and may then send requests.
  return isIndexed && !html.includes('&quot;value&quot;:&quot;immediately');
}

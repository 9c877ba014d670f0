import type { APIRoute } from 'astro';

/** Everything but the API may be read; the map says what is there. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nDisallow: /api/\n\nSitemap: ${new URL('/sitemap-index.xml', site).href}\n`);

import type { APIRoute } from 'astro';

/** Lets crawlers read everything except the API. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nDisallow: /api/\n\nSitemap: ${new URL('/sitemap.xml', site).href}\n`);

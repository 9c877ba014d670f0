import type { APIRoute } from 'astro';
import { getCatalog } from '../rendering/catalog.ts';

/** The public pages whose content does not depend on a login. */
const pages = ['/', '/about', '/donation', '/login', '/register', '/payment', '/privacy', '/terms', '/accessibility'];

/** The public pages, and the page of every brand and organization with the time of its latest change (https://www.sitemaps.org). */
export const GET: APIRoute = async ({ site, locals }) => {
  const { brands, organizations, changeTimes = {} } = await getCatalog(locals);
  const details = [
    ...brands.map(({ _id }) => ({ id: _id, path: `/branddetails/${encodeURIComponent(_id)}` })),
    ...organizations.map(({ _id }) => ({ id: _id, path: `/organizationdetails/${encodeURIComponent(_id)}` })),
  ];
  const urls = [
    ...pages.map((path) => toUrl(new URL(path, site))),
    ...details.map(({ id, path }) => toUrl(new URL(path, site), changeTimes[id])),
  ];
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
  return new Response(body, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
};

/** `encodeURIComponent` escapes `&`, the only character of a URL that XML would read as markup. */
function toUrl({ href }: URL, changedAt?: string): string {
  return `<url><loc>${href}</loc>${changedAt ? `<lastmod>${changedAt}</lastmod>` : ''}</url>`;
}

import { readFileSync } from 'node:fs';
import type { APIRequestContext } from 'playwright/test';
import { expect, test } from './fixtures.ts';

/** Returns the paths of all pages: those from the build, and those that the server renders, from the sitemap. */
async function listPages(request: APIRequestContext): Promise<string[]> {
  const built = Object.keys(JSON.parse(readFileSync(new URL('../../dist/pages.json', import.meta.url), 'utf8')));
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  return [...new Set([...built, ...listed])];
}

async function readPages(request: APIRequestContext): Promise<{ path: string; html: string }[]> {
  const paths = await listPages(request);
  return Promise.all(paths.map(async (path) => ({ path, html: await (await request.get(path)).text() })));
}

/** Finds every local URL in the pages, and maps it to the pages that contain it. */
async function findLocalLinks(request: APIRequestContext): Promise<Map<string, string[]>> {
  const links = new Map<string, string[]>();
  for (const { path, html } of await readPages(request)) {
    for (const [, url = ''] of html.matchAll(/(?:href|src)="([^"]+)"/g)) {
      if (url.startsWith('/')) links.set(url, [...(links.get(url) ?? []), path]);
    }
  }
  return links;
}

test('no page has a dead local link', async ({ request }) => {
  const dead: string[] = [];
  for (const [url, pages] of await findLocalLinks(request)) {
    const { pathname } = new URL(url, 'http://localhost');
    const response = await request.get(pathname);
    if (response.status() >= 400) dead.push(`${url} (${response.status()}) on ${pages.join(', ')}`);
  }
  expect(dead).toEqual([]);
});

test('every fragment link has a target on its page', async ({ request }) => {
  const missing: string[] = [];
  for (const { path, html } of await readPages(request)) {
    for (const [, id] of html.matchAll(/href="#([\w-]+)"/g)) {
      if (!html.includes(`id="${id}"`)) missing.push(`#${id} on ${path}`);
    }
  }
  expect(missing).toEqual([]);
});

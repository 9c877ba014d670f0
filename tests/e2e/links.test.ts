import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from './fixtures.ts';

const dist = new URL('../../dist/', import.meta.url);

function builtPages(): { file: string; html: string }[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, html: readFileSync(new URL(file, dist), 'utf8') }));
}

/** Every local URL in the built pages, with the pages that contain it. */
function linksOfPages(): Map<string, string[]> {
  const links = new Map<string, string[]>();
  for (const { file, html } of builtPages()) {
    for (const [, url = ''] of html.matchAll(/(?:href|src)="([^"]+)"/g)) {
      if (url.startsWith('/')) links.set(url, [...(links.get(url) ?? []), file]);
    }
  }
  return links;
}

test('no link on any built page is dead', async ({ request }) => {
  const dead: string[] = [];
  for (const [url, pages] of linksOfPages()) {
    const { pathname } = new URL(url, 'http://localhost');
    const response = await request.get(pathname);
    if (response.status() >= 400) dead.push(`${url} (${response.status()}) on ${pages.join(', ')}`);
  }
  expect(dead).toEqual([]);
});

test('every fragment link on a built page has its target', () => {
  const missing: string[] = [];
  for (const { file, html } of builtPages()) {
    for (const [, id] of html.matchAll(/href="#([\w-]+)"/g)) {
      if (!html.includes(`id="${id}"`)) missing.push(`#${id} on ${file}`);
    }
  }
  expect(missing).toEqual([]);
});

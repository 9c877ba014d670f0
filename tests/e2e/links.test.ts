import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from './fixtures.ts';

const dist = new URL('../../dist/', import.meta.url);

/** Every address of this site that a built page names, with the pages that name it. */
function linksOfPages(): Map<string, string[]> {
  const links = new Map<string, string[]>();
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  )) {
    const html = readFileSync(new URL(file, dist), 'utf8');
    for (const [, address = ''] of html.matchAll(/(?:href|src)="([^"]+)"/g)) {
      if (address.startsWith('/')) links.set(address, [...(links.get(address) ?? []), file]);
    }
  }
  return links;
}

test('no link of any page is dead', async ({ request }) => {
  const dead: string[] = [];
  for (const [address, pages] of linksOfPages()) {
    const { pathname } = new URL(address, 'http://localhost');
    const answer = await request.get(pathname);
    if (answer.status() >= 400) dead.push(`${address} (${answer.status()}) on ${pages.join(', ')}`);
  }
  expect(dead).toEqual([]);
});

test('every place on a page that a link names is there', () => {
  const missing: string[] = [];
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  )) {
    const html = readFileSync(new URL(file, dist), 'utf8');
    for (const [, place] of html.matchAll(/href="#([\w-]+)"/g)) {
      if (!html.includes(`id="${place}"`)) missing.push(`#${place} on ${file}`);
    }
  }
  expect(missing).toEqual([]);
});

import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { beforeEach, describe, expect, test } from 'vitest';
import { addNeed } from '../support/needs.ts';
import { inject, openTestApp } from '../support/test-app.ts';

const api = await openTestApp({ PUBLIC_URL: 'https://give.example' });
const { database } = api.data;

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@', htmlEntities: true });

/** Reads a feed, bypassing the cached reply, and expects it to be well-formed. */
async function readFeed(url: string) {
  api.services.catalogVersion.count++;
  const { status, body } = await api.get(url);
  expect(status).toBe(200);
  expect(XMLValidator.validate(body)).toBe(true);
  return parser.parse(body);
}

const readRss = async (query = '') => (await readFeed(`/needs.rss${query}`)).rss.channel;
const readAtom = async (query = '') => (await readFeed(`/needs.atom${query}`)).feed;

beforeEach(async () => void (await database.deleteFrom('needs').execute()));

test('the RSS and Atom feeds describe a need, with absolute links to its organization', async () => {
  const until = '2099-12-31';
  const id = await addNeed(database, { urgent: 1, until, sample_received: 39, updated_at: '2026-11-01T08:00:00.000Z' });
  const title = 'Organization 1: Winter coats, adult';
  const description = `This is urgent. 1 more piece is needed, and 39 of 40 have arrived. Needed until ${until}.`;
  const link = 'https://give.example/organizationdetails/organization-1';
  const rss = await readRss();
  expect(rss).toMatchObject({ link: 'https://give.example', lastBuildDate: 'Sun, 01 Nov 2026 08:00:00 GMT' });
  expect(rss['atom:link']['@href']).toBe('https://give.example/needs.rss');
  expect(rss.item).toMatchObject({
    title,
    link,
    guid: { '#text': `https://give.example/needs#${id}`, '@isPermaLink': 'false' },
    pubDate: 'Sun, 01 Nov 2026 08:00:00 GMT',
    category: 'Winter clothing',
    description,
  });
  const atom = await readAtom();
  expect(atom).toMatchObject({ id: 'https://give.example/needs.atom', updated: '2026-11-01T08:00:00.000Z' });
  expect(atom.author.name).toBe('Kindcrate');
  expect(atom.entry).toMatchObject({
    title,
    id: `https://give.example/needs#${id}`,
    updated: '2026-11-01T08:00:00.000Z',
    summary: description,
    link: { '@href': link, '@rel': 'alternate' },
    category: { '@term': 'clothing-winter', '@label': 'Winter clothing' },
  });
});

test.each([
  [{ target: null, sample_received: 1 }, 'Always needed. 1 piece has arrived so far.'],
  [{ target: 5 }, '5 more pieces are needed, and 0 of 5 have arrived.'],
  [{ target: 5, sample_received: 1 }, '4 more pieces are needed, and 1 of 5 has arrived.'],
  [{ target: 5, sample_received: 5 }, 'We have enough of this.'],
  [{ state: 'enough', target: null, reason: 'Our racks are full' }, 'We have enough of this. Our racks are full'],
  [{ state: 'refused', target: null, reason: 'No cold room' }, 'We can’t take this. No cold room'],
] as const)('the RSS and Atom feeds describe a need with %o: %s', async (changes, description) => {
  await addNeed(database, changes);
  expect((await readRss()).item.description).toBe(description);
  expect((await readAtom()).entry.summary).toBe(description);
});

test('threat 21: text that looks like markup stays text in the feeds of needs', async () => {
  const words = `</title><script>alert(1)</script> & "it's" ]]> &lt; \u{1f9e5}`;
  await addNeed(database, { words: `${words}\uffff`, category_id: 'food' });
  expect((await readRss()).item.title).toBe(`Organization 1: ${words}`);
  expect((await readAtom()).entry.title).toBe(`Organization 1: ${words}`);
});

test('the RSS and Atom feeds accept the same filters as the list of needs, and list the needs in the same order', async () => {
  await addNeed(database, { words: 'coats' });
  await addNeed(database, { words: 'mugs', category_id: 'kitchen', organization_id: 'organization-2', urgent: 1 });
  expect((await readRss()).item.map(({ title }: { title: string }) => title)).toEqual([
    'Organization 2: mugs',
    'Organization 1: coats',
  ]);
  const query = '?organization=organization-2&category=kitchen';
  expect((await readAtom(query)).entry.title).toBe('Organization 2: mugs');
  expect((await readAtom(query)).id).toBe(`https://give.example/needs.atom${query}`);
  expect(await api.get('/needs.rss?category=a%20b')).toMatchObject({ status: 400, body: { code: 'invalid_fields' } });
});

describe.each([
  ['/needs.rss', 'application/rss+xml; charset=utf-8'],
  ['/needs.atom', 'application/atom+xml; charset=utf-8'],
])('%s', (url, type) => {
  test('is well-formed when there are no needs', async () => {
    const feed = await readFeed(url);
    expect(feed.rss?.channel.item ?? feed.feed?.entry).toBeUndefined();
  });

  test('can be read from any origin, and is not sent again while it is unchanged', async () => {
    const first = await inject(api.app, { method: 'GET', url });
    expect(first.headers).toMatchObject({ 'content-type': type, 'access-control-allow-origin': '*' });
    const headers = { 'if-none-match': String(first.headers.etag) };
    expect((await inject(api.app, { method: 'GET', url, headers })).status).toBe(304);
    await addNeed(database);
    api.services.catalogVersion.count++;
    expect((await inject(api.app, { method: 'GET', url, headers })).status).toBe(200);
  });
});

import { examples } from '@kindcrate/contract/examples';
import { messages } from '@kindcrate/contract/messages';
import { chosenPictureUrl, previewCatalogEntryEndpoint } from '@kindcrate/contract/staff-catalog-preview';
import { expect, test } from 'vitest';
import { createBuiltSite } from '../support/built-site.ts';
import { countStored } from '../support/donations.ts';
import { signUpWithRole } from '../support/roles.ts';
import { openTestApp } from '../support/test-app.ts';

const api = await openTestApp({}, createBuiltSite({}).folder);
// The sample entries were added after the server had cached the catalog, so the cache is invalidated here.
api.services.catalogVersion.count += 1;
const { token } = await signUpWithRole(api, 'staff');

const brand = { list: 'brands', title: 'Rye & Seeds', info: 'A new bakery' };
const organization = { list: 'organizations', title: 'Warm Hands', organizationInfo: 'Coats only' };
const card = { list: 'donation cards', title: 'Winter', info: 'Coats', description: 'All winter' };
const picture = { alt: 'A loaf', width: 1600, height: 1200 };
const preview = (body: object) => api.send('POST', '/api/staff/catalog-preview', body, token);

/** Parses the data of a previewed page: the tests' renderer writes the data into the page as JSON. */
const dataOf = (html: string) => JSON.parse(html.slice(html.indexOf('{')));
const readCatalogRows = async () => {
  const tables = [
    'brands',
    'organizations',
    'donation_cards',
    'pictures',
    'catalog_versions',
    'audit_entries',
  ] as const;
  return Promise.all(tables.map((table) => api.data.database.selectFrom(table).selectAll().orderBy('id').execute()));
};

test('a preview shows a changed brand instead of the stored one, in the list and on its own page', async () => {
  const { status, body } = await preview({ ...brand, id: 'brand-1', alt: 'Two loaves' });
  expect(status).toBe(200);
  expect(previewCatalogEntryEndpoint.reply.is(body)).toBe(true);
  expect(body.data.list).toMatch(/^render \d+ of \/donation:/);
  expect(body.data.details).toMatch(/^render \d+ of \/branddetails\/brand-1:/);
  const changed = { _id: 'brand-1', title: 'Rye & Seeds', info: 'A new bakery' };
  const { brands } = dataOf(body.data.list);
  expect(brands.length).toBeGreaterThan(1);
  expect(brands[0]).toMatchObject(changed);
  expect(dataOf(body.data.details).brands).toMatchObject([{ ...changed, image: { alt: 'Two loaves' } }]);
});

test('in a preview, a picture that was chosen but not uploaded has a placeholder URL and the size that was sent', async () => {
  const { body } = await preview({ ...brand, ...picture, id: 'brand-1' });
  const image = { url: chosenPictureUrl, thumbnailUrl: chosenPictureUrl, ...picture };
  expect(dataOf(body.data.details).brands[0].image).toEqual(image);
});

test('a preview shows a new entry after the stored ones, and alone on its own page', async () => {
  const { body } = await preview({ ...brand, ...picture });
  expect(dataOf(body.data.list).brands.at(-1)).toMatchObject({ title: 'Rye & Seeds' });
  expect(dataOf(body.data.details).brands).toHaveLength(1);
  const { body: second } = await preview({ ...organization, ...picture });
  expect(dataOf(second.data.list).organizations.at(-1)).toMatchObject({ title: 'Warm Hands' });
  expect(dataOf(second.data.details).organizations[0].images).toMatchObject([picture]);
});

test('a preview of a changed organization keeps its pictures and its place', async () => {
  await api.send('PUT', '/api/staff/places/organization-1', { ...examples['place-edit'], revision: undefined }, token);
  const { outcomes: _, ...stored } = (await api.get('/api/organizations/organization-1')).body.data;
  expect(stored.place).toBeDefined();
  const { body } = await preview({ ...organization, id: 'organization-1' });
  const shown = dataOf(body.data.details).organizations[0];
  expect(shown).toEqual({ ...stored, title: 'Warm Hands', organizationInfo: 'Coats only' });
});

test('a donation card is previewed on the page that lists it, and has no page of its own', async () => {
  const { body } = await preview({ ...card, ...picture });
  expect(dataOf(body.data.list).donationCards).toMatchObject([{ title: 'Winter', description: 'All winter' }]);
  expect(body.data.details).toBeNull();
});

test('a hidden entry is previewed as visitors will see it once it is shown', async () => {
  await api.send('PUT', '/api/staff/organizations/organization-2', { hidden: true }, token);
  const { body } = await preview({ ...organization, id: 'organization-2' });
  expect(dataOf(body.data.list).organizations.at(-1)).toMatchObject({ _id: 'organization-2', title: 'Warm Hands' });
});

test('a preview refuses what saving would refuse, with the same messages', async () => {
  const refusals = [
    [{ ...brand, ...picture, title: ' ' }, { title: 'Title is required' }],
    [{ ...brand, ...picture, info: undefined }, { info: 'Info is required' }],
    [{ ...card, ...picture, description: '' }, { description: 'Description is required' }],
    [brand, { image: messages.picture }],
    [{ ...brand, ...picture, showFrom: '2026-12-02', hideOn: '2026-12-01' }, { hideOn: messages.hideOn }],
  ] as const;
  for (const [body, fields] of refusals) expect(await preview(body)).toMatchObject({ status: 400, body: { fields } });
});

test('a request to preview an entry that does not exist gets 404', async () => {
  for (const id of ['unknown', 'new', '../brand-1', 'organization-1'])
    expect(await preview({ ...brand, id })).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

test('a preview of an entry stores nothing, and visitors see no change', async () => {
  const [rows, stored] = [await readCatalogRows(), await countStored(api)];
  const page = await api.app.inject({ url: '/branddetails/brand-1' });
  await preview({ ...brand, ...picture, id: 'brand-1' });
  await preview({ ...organization, ...picture });
  expect(await readCatalogRows()).toEqual(rows);
  expect(await countStored(api)).toEqual(stored);
  expect((await api.app.inject({ url: '/branddetails/brand-1' })).body).toBe(page.body);
});

test('a server without a site replies with 404 to a request for a preview', async () => {
  const apiWithoutSite = await openTestApp();
  const staff = await signUpWithRole(apiWithoutSite, 'staff');
  expect(
    (await apiWithoutSite.send('POST', '/api/staff/catalog-preview', { ...brand, ...picture }, staff.token)).status,
  ).toBe(404);
});

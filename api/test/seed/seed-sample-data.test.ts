import { listBrandsEndpoint } from '@kindcrate/contract/brands';
import { check } from '@kindcrate/contract/check';
import type { Need } from '@kindcrate/contract/needs';
import { listOrganizationsEndpoint, type Organization } from '@kindcrate/contract/organizations';
import type { PublicOutcome } from '@kindcrate/contract/outcomes';
import { updatePlaceEndpoint } from '@kindcrate/contract/staff-places';
import { expect, test } from 'vitest';
import { samplePicturesFolder } from '../../../scripts/test-server.ts';
import type { SampleLogins } from '../../src/seed/account-rows.ts';
import { seedSampleData } from '../../src/seed/seed-sample-data.ts';
import { countStored } from '../support/donations.ts';
import { openTestApp } from '../support/test-app.ts';

const api = await openTestApp({ SAMPLE_PICTURES_FOLDER: samplePicturesFolder }, undefined, { withCatalog: false });
const { database } = api.data;
const announced: SampleLogins[] = [];
const announce = (logins: SampleLogins) => void announced.push(logins);

test('seeding fills an empty catalog once, with entries and images that are marked as samples', async () => {
  await seedSampleData(api.services, announce);
  const [organizations, brands, cards] = [
    await api.get('/api/organizations'),
    await api.get('/api/brands'),
    await api.get('/api/donationcard'),
  ];
  expect(listOrganizationsEndpoint.reply.is(organizations.body)).toBe(true);
  expect(listBrandsEndpoint.reply.is(brands.body)).toBe(true);
  expect(organizations.body.result.length).toBeGreaterThanOrEqual(6);
  expect(brands.body.result.length).toBeGreaterThanOrEqual(8);
  expect(cards.body.data.length).toBeGreaterThanOrEqual(3);
  for (const { images } of organizations.body.result) expect(images.length).toBeGreaterThanOrEqual(4);
  for (const table of ['organizations', 'brands', 'donation_cards', 'pictures', 'needs'] as const) {
    expect(await database.selectFrom(table).select('id').where('is_sample', '=', 0).execute()).toEqual([]);
  }
  for (const { image } of [...brands.body.result, ...cards.body.data]) {
    expect((await api.app.inject(image.url)).statusCode).toBe(200);
    expect((await api.app.inject(image.thumbnailUrl)).statusCode).toBe(200);
  }
  const storedBefore = await countStored(api);
  await seedSampleData(api.services, announce);
  expect(await countStored(api)).toEqual(storedBefore);
  expect(announced).toHaveLength(1);
});

test('every sample organization has a place that the desk could save unchanged', async () => {
  const organizations: Organization[] = (await api.get('/api/organizations')).body.result;
  expect(organizations).toHaveLength(6);
  for (const { place } of organizations)
    expect(check(updatePlaceEndpoint.body, place)).toMatchObject({ ok: true, value: place });
});

test('every sample organization has needs in each state, including an urgent one, one without a target, and one that is partly met', async () => {
  const needs: Need[] = (await api.get('/api/needs')).body.result;
  const organizations: Organization[] = (await api.get('/api/organizations')).body.result;
  for (const { _id } of organizations) {
    const own = needs.filter(({ organization }) => organization._id === _id);
    expect(new Set(own.map(({ state }) => state))).toEqual(new Set(['wanted', 'enough', 'refused']));
    expect(own.some(({ urgent }) => urgent)).toBe(true);
    expect(own.some(({ state, target }) => state === 'wanted' && target === null)).toBe(true);
    expect(own.some(({ target, received }) => target !== null && received > 0 && received < target)).toBe(true);
    for (const { state, reason } of own) if (state === 'refused') expect(reason).toMatch(/\w/);
  }
});

test('some sample organizations have public outcomes that are marked as samples and less than twenty days old', async () => {
  const { result } = (await api.get('/api/outcomes')).body;
  expect(result.map(({ organization }: { organization: { _id: string } }) => organization._id).sort()).toEqual([
    'lantern-row',
    'mantle-and-mitten',
  ]);
  for (const { line, day, isSample } of result.flatMap(({ outcomes }: { outcomes: PublicOutcome[] }) => outcomes)) {
    expect([isSample, line.length <= 200]).toEqual([true, true]);
    expect(Date.now() - Date.parse(day)).toBeLessThan(20 * 24 * 60 * 60 * 1000);
  }
});

test('seeding does not restore sample entries that were deleted', async () => {
  await database.deleteFrom('needs').execute();
  await database.deleteFrom('places').execute();
  await database.deleteFrom('outcomes').execute();
  await database.deleteFrom('organization_images').execute();
  // The desk cannot delete organizations that have orders, and the sample organizations have some.
  await database.updateTable('organizations').set({ hidden: 1 }).execute();
  for (const table of ['brands', 'donation_cards'] as const) await database.deleteFrom(table).execute();
  await seedSampleData(api.services, announce);
  expect(await database.selectFrom('brands').select('id').execute()).toEqual([]);
});

test('seeding adds nothing to a catalog that already has entries', async () => {
  const filledApi = await openTestApp();
  await seedSampleData(filledApi.services, announce);
  expect((await filledApi.get('/api/brands')).body.result).toHaveLength(2);
});

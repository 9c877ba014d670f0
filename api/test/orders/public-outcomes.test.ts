import { getOrganizationEndpoint } from '@kindcrate/contract/organizations';
import { type Outcome, type PublicOutcome, publicOutcome } from '@kindcrate/contract/outcomes';
import { beforeEach, describe, expect, test } from 'vitest';
import { setUpDesk } from '../support/desk.ts';
import { addPhoto } from '../support/order-items.ts';
import { inDays, removeOldData } from '../support/retention.ts';
import { openTestApp, password } from '../support/test-app.ts';

const desk = await setUpDesk(
  await openTestApp({ QUOTA_UPLOADS_PER_DAY: '1000', QUOTA_OPEN_ORDERS: '1000', LIMIT_REQUESTS_PER_MINUTE: '100000' }),
);
const { api, donor, staff, placeOrder, changeStatus } = desk;
const { database } = api.data;
const line = 'Went to a family of four on Tuesday';

beforeEach(async () => {
  await database.deleteFrom('outcomes').execute();
});

const complete = async (outcome: object, token = donor) => {
  const id = await placeOrder('received', undefined, token);
  await changeStatus(id, 'completed', { outcome });
  return id;
};
const setConsent = (id: string, donorConsents = true, token = donor) =>
  api.send('PUT', `/api/order/${id}/outcome`, { donorConsents, revision: 1 }, token);
const listShown = async (): Promise<PublicOutcome[]> =>
  (await api.get('/api/organizations/organization-1')).body.data.outcomes;
const ownOutcome = async (id: string): Promise<Outcome> => (await desk.getOwnOrder(id)).outcome;
const statusOf = async (url: string | undefined) => (await api.get(url ?? '')).status;
const pathOf = (url: string | undefined) => url?.split('?')[0];

const addSample = async (id: string) => {
  const time = '2026-05-04T23:30:00.000Z';
  const flags = { organization_consents: 1, donor_consents: 1, is_sample: 1, revision: 1 };
  await database
    .insertInto('outcomes')
    .values({
      id,
      organization_id: 'organization-1',
      order_id: null,
      line: id,
      image_id: null,
      ...flags,
      created_at: time,
      updated_at: time,
    })
    .execute();
};

describe('threat 45: the outcome of an order', () => {
  test.each([
    ['the organization', true, false],
    ['the donor', false, true],
  ])('is private when only %s consents', async (_who, organizationConsents, donorConsents) => {
    const id = await complete({ line, photo: await addPhoto(api, staff), organizationConsents });
    if (donorConsents) await setConsent(id);
    expect(await listShown()).toEqual([]);
    const { photo } = await ownOutcome(id);
    expect([await statusOf(pathOf(photo?.url)), await statusOf(pathOf(photo?.thumbnailUrl))]).toEqual([404, 404]);
  });

  test('is public with both consents, and reveals neither the order, its number nor its donor', async () => {
    const id = await complete({ line, photo: await addPhoto(api, staff), organizationConsents: true });
    await setConsent(id);
    const { body } = await api.get('/api/organizations/organization-1');
    expect(getOrganizationEndpoint.reply.is(body)).toBe(true);
    const [shown] = await listShown();
    expect(publicOutcome.is(shown)).toBe(true);
    expect(shown).toMatchObject({ line, day: new Date().toISOString().slice(0, 10), photo: { alt: '' } });
    const text = JSON.stringify(body);
    for (const secret of [id, id.slice(0, 8), 'robin', 'donor', 'signature']) expect(text).not.toContain(secret);
    const { result } = (await api.get('/api/outcomes')).body;
    expect(result).toEqual([{ organization: { _id: 'organization-1', title: 'Organization 1' }, outcomes: [shown] }]);
    expect(JSON.stringify((await api.get('/api/organizations')).body)).not.toContain(line);
  });

  test('has a photo that caches keep for a minute at most, and that is gone as soon as the donor withdraws their consent', async () => {
    const id = await complete({ line, photo: await addPhoto(api, staff), organizationConsents: true });
    await setConsent(id);
    const [shown] = await listShown();
    for (const url of [shown?.photo?.url, shown?.photo?.thumbnailUrl]) {
      const { statusCode, headers } = await api.app.inject(url ?? '');
      expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=60, must-revalidate']);
    }
    await setConsent(id, false);
    expect(await listShown()).toEqual([]);
    expect(await statusOf(shown?.photo?.url)).toBe(404);
    // The donor can still see the photo.
    expect(await statusOf((await ownOutcome(id)).photo?.url)).toBe(200);
  });

  test('disappears from the rendered pages as soon as the donor withdraws their consent', async () => {
    const id = await complete({ line, organizationConsents: true });
    await setConsent(id);
    // When this count changes, pages are rendered again.
    const { count } = api.services.catalogVersion;
    await setConsent(id, false);
    expect(api.services.catalogVersion.count).toBeGreaterThan(count);
  });

  test('is no longer public when the organization withdraws its consent, is hidden, or edits the outcome', async () => {
    const photo = await addPhoto(api, staff);
    const id = await complete({ line, photo, organizationConsents: true });
    const setOutcome = (body: object) => api.send('PUT', `/api/staff/orders/${id}/outcome`, body, staff);
    const setHidden = (hidden: number) =>
      database.updateTable('organizations').set({ hidden }).where('id', '=', 'organization-1').execute();
    await setConsent(id);
    const { url } = (await listShown())[0]?.photo ?? {};
    await setHidden(1);
    expect(await statusOf(url)).toBe(404);
    await setHidden(0);
    expect(await statusOf(url)).toBe(200);
    await setOutcome({ line, photo });
    expect([await listShown(), await statusOf(url)]).toEqual([[], 404]);
    await setOutcome({ line, photo, organizationConsents: true });
    expect(await listShown()).toHaveLength(1);
    await setOutcome({ line: 'Other words', photo, organizationConsents: true });
    expect([await listShown(), await statusOf(url)]).toEqual([[], 404]);
  });

  test('is gone with its photo when the donor deletes their account', async () => {
    const disposableDonor = await api.signUp();
    const id = await complete({ line, photo: await addPhoto(api, staff), organizationConsents: true }, disposableDonor);
    await setConsent(id, true, disposableDonor);
    const { url } = (await listShown())[0]?.photo ?? {};
    await api.send('POST', '/api/password/check', { password }, disposableDonor);
    expect((await api.send('POST', '/api/profile/delete', {}, disposableDonor)).status).toBe(200);
    expect([await listShown(), await statusOf(url)]).toEqual([[], 404]);
    expect(await database.selectFrom('outcomes').selectAll().execute()).toEqual([]);
    const later = await api.send('PUT', `/api/staff/orders/${id}/outcome`, { line }, staff);
    expect(later).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });
});

test('an organization shows its six latest outcomes, newest first', async () => {
  for (let index = 0; index < 7; index++) {
    await setConsent(await complete({ line: `Line ${index}`, organizationConsents: true }));
    // Otherwise, several outcomes could have the same time.
    await database
      .updateTable('outcomes')
      .set({ created_at: `2026-01-0${index + 1}T00:00:00.000Z` })
      .where('line', '=', `Line ${index}`)
      .execute();
  }
  expect((await listShown()).map(({ line: shown }) => shown)).toEqual(
    [6, 5, 4, 3, 2, 1].map((index) => `Line ${index}`),
  );
});

test('sample outcomes are shown, marked as samples, only while an organization has no others', async () => {
  await addSample('Sample 1');
  expect(await listShown()).toEqual([{ day: '2026-05-04', line: 'Sample 1', isSample: true }]);
  await setConsent(await complete({ line, organizationConsents: true }));
  expect((await listShown()).map(({ line: shown }) => shown)).toEqual([line]);
});

test('a public outcome shows its day in the time zone of the organization', async () => {
  await addSample('Late');
  const place = { street: 'A', number: '1', postal_code: '1', city: 'B', hours: '[]', closed_days: '[]', drop_off: 1 };
  await database
    .insertInto('places')
    .values({
      ...place,
      organization_id: 'organization-1',
      remark: null,
      collection: null,
      time_zone: 'Europe/Berlin',
      capacity_per_hour: 1,
      revision: 2,
      updated_at: new Date().toISOString(),
    })
    .execute();
  expect(await listShown()).toMatchObject([{ day: '2026-05-05' }]);
  await database.deleteFrom('places').execute();
});

test('the nightly job removes old photos of outcomes that are not public, and keeps their lines', async () => {
  const [kept, removed, photoOnly] = [
    await complete({ line, photo: await addPhoto(api, staff), organizationConsents: true }),
    await complete({ line, photo: await addPhoto(api, staff) }),
    await complete({ photo: await addPhoto(api, staff) }),
  ];
  await setConsent(kept);
  const { url } = (await ownOutcome(removed)).photo ?? {};
  await removeOldData(api, 'photos', inDays(366));
  expect((await ownOutcome(kept)).photo).toBeDefined();
  expect(await ownOutcome(removed)).toMatchObject({ line });
  expect(await ownOutcome(removed)).not.toHaveProperty('photo');
  expect(await ownOutcome(photoOnly)).toBeUndefined();
  expect(await statusOf(url)).toBe(404);
});

import { addDays } from '@kindcrate/contract/local-time';
import { beforeEach, describe, expect, test } from 'vitest';
import { donate, sendForm } from '../support/donations.ts';
import { smallJpeg } from '../support/photos.ts';
import { addDonor, addPartner, createCode } from '../support/redemptions.ts';
import { signUpWithRole } from '../support/roles.ts';
import { openTestApp } from '../support/test-app.ts';

const api = await openTestApp();
const { token } = await signUpWithRole(api, 'staff');
const { database } = api.data;
const today = new Date().toISOString().slice(0, 10);
/** Two days before and after today, so that they are past and future in every time zone. */
const [past, future] = [addDays(today, -2), addDays(today, 2)];

const kinds = [
  { url: 'brands', publicUrl: 'brands', key: 'result', table: 'brands' },
  { url: 'organizations', publicUrl: 'organizations', key: 'result', table: 'organizations' },
  { url: 'donationcards', publicUrl: 'donationcard', key: 'data', table: 'donation_cards' },
] as const;

describe.each(kinds)('the visibility days of $url', ({ url, publicUrl, key, table }) => {
  const textFields = { title: 'Winter', info: 'Info', organizationInfo: 'Info', description: 'Text', alt: 'A coat' };
  const create = async (days: object = {}) =>
    sendForm(api, 'POST', `/api/staff/${url}`, { ...textFields, ...days, image: await smallJpeg() }, token);
  const edit = (changes: Record<string, string>) => {
    const path = `/api/staff/${url}/${id}`;
    return url === 'organizations' ? api.send('PUT', path, changes, token) : sendForm(api, 'PUT', path, changes, token);
  };
  const isListed = async (): Promise<boolean> =>
    (await api.get(`/api/${publicUrl}`)).body[key].some(({ _id }: { _id: string }) => _id === id);
  const lastDetail = async () => {
    const query = database.selectFrom('audit_entries').select('detail').orderBy('created_at', 'desc');
    return (await query.limit(1).executeTakeFirst())?.detail;
  };

  let id: string;
  beforeEach(async () => {
    id = (await create()).body.data._id;
  });

  test('hide an entry until its first day, and the desk shows that day', async () => {
    const { body } = await edit({ showFrom: future });
    expect(body.data).toMatchObject({ hidden: false, showFrom: future, hideOn: null, visibility: 'not yet' });
    expect(await isListed()).toBe(false);
    expect((await api.get(`/api/${publicUrl}/${id}`)).status).toBe(404);
    expect(await lastDetail()).toBe('first day on the site');
    expect((await edit({ showFrom: '' })).body.data).toMatchObject({ showFrom: null, visibility: 'shown' });
    expect(await isListed()).toBe(true);
  });

  test('hide an entry as soon as its hide date begins', async () => {
    expect((await edit({ hideOn: future })).body.data).toMatchObject({ hideOn: future, visibility: 'shown' });
    expect(await isListed()).toBe(true);
    expect((await edit({ hideOn: past })).body.data).toMatchObject({ hideOn: past, visibility: 'no longer' });
    expect(await isListed()).toBe(false);
    expect(await lastDetail()).toBe('hide date');
  });

  test('can be set when an entry is added', async () => {
    const { status, body } = await create({ showFrom: future, hideOn: addDays(future, 1) });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ showFrom: future, hideOn: addDays(future, 1), visibility: 'not yet' });
  });

  test('stay the same when other fields are edited, and an entry hidden by hand stays hidden', async () => {
    await edit({ showFrom: past, hideOn: future, hidden: 'true' });
    const { body } = await edit({ title: 'Spring' });
    expect(body.data).toMatchObject({ showFrom: past, hideOn: future, visibility: 'hidden' });
  });

  test('are refused when the hide date is not after the first day, even if one of the days was stored earlier', async () => {
    await edit({ showFrom: future });
    for (const hideOn of [future, past])
      expect(await edit({ hideOn })).toMatchObject({
        status: 400,
        body: { fields: { hideOn: 'Choose a day after the first day on the site' } },
      });
  });

  test('are refused when they are not valid dates', async () => {
    for (const showFrom of ['tomorrow', '2026-02-30', '1999-01-01', '10000-01-01'])
      expect(await edit({ showFrom })).toMatchObject({
        status: 400,
        body: { fields: { showFrom: expect.any(String) } },
      });
  });

  test('hide an entry from the cached public list within seconds, without any request that changes the entry', async () => {
    expect(await isListed()).toBe(true);
    const hiddenAt = new Date(Date.now() + 1000).toISOString();
    await database.updateTable(table).set({ hidden_at: hiddenAt }).where('id', '=', id).execute();
    await expect.poll(isListed, { timeout: 8000, interval: 250 }).toBe(false);
  });

  test('are not lost when other fields are edited at the same time', async () => {
    const edits = Array.from(
      { length: 49 },
      (_, n): Record<string, string> => (n === 20 ? { showFrom: future } : { title: `Title ${n}` }),
    );
    const replies = await Promise.all([...edits, { hidden: 'true' }].map((changes) => edit(changes)));
    for (const { status } of replies) expect(status).toBe(200);
    const { data } = (await api.get(`/api/staff/${url}/${id}`, token)).body;
    expect(data).toMatchObject({ hidden: true, showFrom: future });
  });
});

test('nobody can give to an organization before its first day on the site', async () => {
  const { token: donor } = await signUpWithRole(api, 'donor');
  const organization = 'organization-2';
  await api.send('PUT', `/api/staff/organizations/${organization}`, { showFrom: future }, token);
  const reply = await donate(api, donor, { charity: organization });
  expect(reply).toMatchObject({ status: 400, body: { fields: { charity: expect.any(String) } } });
  await api.send('PUT', `/api/staff/organizations/${organization}`, { showFrom: null }, token);
});

test('a partner of a brand that is no longer shown cannot redeem coins', async () => {
  const partner = await addPartner(api, 'brand-2');
  const donor = await addDonor(api, 20);
  await sendForm(api, 'PUT', '/api/staff/brands/brand-2', { hideOn: past }, token);
  const body = { code: await createCode(api, donor), coins: 5 };
  expect(await api.send('POST', '/api/redemptions', body, partner.token)).toMatchObject({
    status: 403,
    body: { code: 'no_brand' },
  });
});

import { beforeEach, expect, test } from 'vitest';
import { addDonor, addPartner, decideRedemption, requestWithNewCode } from '../support/redemptions.ts';
import { signUpWithRole } from '../support/roles.ts';
import { openTestApp } from '../support/test-app.ts';

const api = await openTestApp();
const { database } = api.data;
const { token: staff } = await signUpWithRole(api, 'staff');

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const timeIn = (ms: number) => new Date(Date.now() + ms).toISOString();
const readStaffPart = async () => (await api.get('/api/staff/overview', staff)).body.data.staff;

beforeEach(async () => void (await database.deleteFrom('outbox').execute()));

test('the overview counts unanswered messages, and lists the oldest of them with the beginning of their text', async () => {
  for (const name of ['Ana', 'Ben', 'Cleo'])
    await api.send('POST', '/api/complaints/contact', {
      name,
      email: 'ana@example.com',
      message: `${name} ${'!'.repeat(300)}`,
    });
  const query = database.selectFrom('complaints').select('id').where('name', '=', 'Ben');
  const { id } = await query.executeTakeFirstOrThrow();
  await api.send('PUT', `/api/staff/complaints/${id}`, { answered: true }, staff);
  const { messages } = await readStaffPart();
  expect(messages.count).toBe(2);
  expect(messages.oldest.map(({ name, text }: Record<string, string>) => [name, text?.length])).toEqual([
    ['Ana', 120],
    ['Cleo', 120],
  ]);
});

test('the overview adds up, for each brand, the redemptions that donors approved in the previous calendar month', async () => {
  const [donor, partner] = [await addDonor(api, 100), await addPartner(api)];
  const otherPartner = await addPartner(api, 'brand-2');
  const lastMonth = new Date();
  lastMonth.setUTCDate(0);
  const addRedemption = async (
    requester: typeof partner,
    coins: number,
    decision: 'approve' | 'refuse',
    decidedAt: string,
  ) => {
    const id = await requestWithNewCode(api, requester, donor, coins);
    await decideRedemption(api, donor, id, decision);
    await database.updateTable('redemptions').set({ decided_at: decidedAt }).where('id', '=', id).execute();
  };
  const timeLastMonth = lastMonth.toISOString();
  await addRedemption(partner, 5, 'approve', timeLastMonth);
  await addRedemption(partner, 7, 'approve', timeLastMonth);
  await addRedemption(otherPartner, 20, 'approve', timeLastMonth);
  await addRedemption(partner, 9, 'refuse', timeLastMonth);
  await addRedemption(partner, 3, 'approve', timeIn(0));
  const { settlement } = await readStaffPart();
  expect(settlement.month).toBe(timeLastMonth.slice(0, 7));
  expect(settlement.brands).toEqual([
    { brand: { _id: 'brand-2', title: 'Brand 2' }, redemptions: 1, coins: 20 },
    { brand: { _id: 'brand-1', title: 'Brand 1' }, redemptions: 2, coins: 12 },
  ]);
});

test('the overview reports emails that were given up on, or that are being retried, as problems', async () => {
  const message = { kind: 'order', payload: '{}', sent_at: null };
  const rows = [
    { id: 'a', created_at: timeIn(-2 * day), failed_at: timeIn(-day), attempts: 13 },
    { id: 'b', created_at: timeIn(-9 * day), failed_at: timeIn(-8 * day), attempts: 13 },
    { id: 'c', created_at: timeIn(-hour), failed_at: null, attempts: 4 },
    { id: 'd', created_at: timeIn(-hour), failed_at: null, attempts: 1 },
  ];
  await database
    .insertInto('outbox')
    .values(rows.map((row) => ({ ...message, ...row })))
    .execute();
  expect((await readStaffPart()).problems).toEqual([
    { kind: 'mail given up', amount: 1, since: rows[0]?.created_at },
    { kind: 'mail waiting', amount: 1, since: rows[2]?.created_at },
  ]);
});

import { beforeEach, expect, test } from 'vitest';
import { setUpDesk } from '../support/desk.ts';
import { deliverEmails } from '../support/emails.ts';
import { listTimes, setPlace } from '../support/places.ts';
import { openTestApp } from '../support/test-app.ts';

const { api, placeOrder, changeStatus, getOwnOrder } = await setUpDesk(await openTestApp());
const { database } = api.data;

beforeEach(async () => {
  await database.deleteFrom('handovers').execute();
  await setPlace(api, 'organization-1', { capacityPerHour: 1 });
});

/** Places and accepts an order whose handover is agreed. */
async function placeAgreedOrder(): Promise<{ id: string; start: string }> {
  const [start = ''] = await listTimes(api);
  const id = await placeOrder('under review', { handover: JSON.stringify({ kind: 'drop-off', times: [start] }) });
  await changeStatus(id, 'accepted');
  await deliverEmails(api);
  return { id, start };
}

test('the agreed time becomes free when the goods arrive before it, and the email about their arrival explains why the calendar entry is removed', async () => {
  const { id, start } = await placeAgreedOrder();
  expect(await listTimes(api)).not.toContain(start);
  await changeStatus(id, 'received');
  expect(await listTimes(api)).toContain(start);
  expect((await getOwnOrder(id)).handover).not.toHaveProperty('agreed');

  const emails = await deliverEmails(api);
  expect(emails.map(({ subject }) => subject)).toEqual([expect.stringContaining('has arrived')]);
  expect(emails[0]?.text).toContain('The time that we had agreed on is no longer needed: ');
  expect(emails[0]?.text).toContain('UTC. Open the attached file to remove it from your calendar.');
  expect(emails[0]?.calendar).toMatchObject({ method: 'CANCEL', start, sequence: 2 });
  const { remind_at } = await database
    .selectFrom('handovers')
    .select('remind_at')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(remind_at).toBeNull();
});

test('the agreed time is kept when the goods arrive at that time, and the email about their arrival does not change the calendar', async () => {
  const { id } = await placeAgreedOrder();
  const aMinuteAgo = new Date(Date.now() - 60_000).toISOString();
  await database.updateTable('handovers').set({ starts_at: aMinuteAgo }).where('order_id', '=', id).execute();
  await changeStatus(id, 'received');
  expect((await getOwnOrder(id)).handover).toMatchObject({ state: 'agreed', agreed: { start: aMinuteAgo } });
  const [mail] = await deliverEmails(api);
  expect(mail?.text).not.toContain('calendar');
  expect(mail?.calendar).toBeUndefined();
});

test('the arrival of goods without an agreed time does not change their handover', async () => {
  const id = await placeOrder('under review', { handover: JSON.stringify({ kind: 'drop-off' }) });
  await changeStatus(id, 'accepted');
  await changeStatus(id, 'received');
  expect((await getOwnOrder(id)).handover.state).toBe('offered');
});

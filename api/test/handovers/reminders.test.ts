import { beforeEach, expect, test } from 'vitest';
import { sendReminders } from '../../src/handovers/remind.ts';
import { setUpDesk } from '../support/desk.ts';
import { deliverEmails } from '../support/emails.ts';
import { listTimes, setPlace } from '../support/places.ts';
import { openTestApp } from '../support/test-app.ts';

const { api, donor, placeOrder, changeStatus } = await setUpDesk(await openTestApp());
const { database } = api.data;
const hour = 60 * 60 * 1000;

beforeEach(async () => {
  await database.deleteFrom('handovers').execute();
  await setPlace(api, 'organization-1');
});

/** Places an order whose handover is agreed for the last free time, and returns its id and that time. */
async function placeOrderWithHandover(): Promise<{ id: string; start: string }> {
  const start = (await listTimes(api)).at(-1) ?? '';
  const handover = JSON.stringify({ kind: 'drop-off', times: [start] });
  const id = await placeOrder('accepted', { handover });
  await deliverEmails(api);
  return { id, start };
}

const hoursBefore = (time: string, hours: number) => () => new Date(Date.parse(time) - hours * hour);
const remind = (now: () => Date) => sendReminders(api.services, now);

test('a donor is reminded once, a day before the agreed time', async () => {
  const { start } = await placeOrderWithHandover();
  await remind(hoursBefore(start, 25));
  expect(await deliverEmails(api)).toEqual([]);
  for (const hours of [23.9, 23.8, 2]) await remind(hoursBefore(start, hours));
  const emails = await deliverEmails(api);
  expect(emails.map(({ subject }) => subject)).toEqual([expect.stringContaining('A reminder')]);
  expect(emails[0]?.text).toContain('8 Sound Road, Harrow Sound 04121');
  expect(emails[0]).not.toHaveProperty('calendar');
});

test('fifty simultaneous runs of the reminder job, as on several servers, send one reminder', async () => {
  const { start } = await placeOrderWithHandover();
  await Promise.all(Array.from({ length: 50 }, () => remind(hoursBefore(start, 20))));
  expect(await deliverEmails(api)).toHaveLength(1);
});

test('nobody is reminded of a handover that was canceled, that has begun, or whose goods have arrived', async () => {
  const canceled = await placeOrderWithHandover();
  await api.send('PUT', `/api/order/${canceled.id}/handover`, { action: 'cancel' }, donor);
  const received = await placeOrderWithHandover();
  await changeStatus(received.id, 'received');
  const begun = await placeOrderWithHandover();
  await deliverEmails(api);
  await remind(hoursBefore(begun.start, 0));
  expect(await deliverEmails(api)).toEqual([]);
});

test('a donor is not reminded of a handover that is agreed less than a day ahead', async () => {
  const { body } = await api.get('/api/organizations/organization-1/times');
  const soon = body.result.find(({ start }: { start: string }) => Date.parse(start) - Date.now() < 24 * hour)?.start;
  const handover = JSON.stringify({ kind: 'drop-off', times: [soon] });
  await placeOrder('accepted', { handover });
  await deliverEmails(api);
  await remind(() => new Date());
  expect(await deliverEmails(api)).toEqual([]);
});

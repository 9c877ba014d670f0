import { auditActions } from '@kindcrate/contract/audit';
import { orderNumber } from '@kindcrate/contract/order-number';
import { expect, test } from 'vitest';
import { setUpDesk } from '../support/desk.ts';
import { signUpWithRole } from '../support/roles.ts';
import { openTestApp } from '../support/test-app.ts';

const api = await openTestApp();
const { placeOrder } = await setUpDesk(api);
const { database } = api.data;
const staff = await signUpWithRole(api, 'staff');
const colleague = await signUpWithRole(api, 'staff');
const donor = await signUpWithRole(api, 'donor');
const orderId = await placeOrder('submitted', undefined, donor.token);

const entry = (n: number, changes: object) => ({
  id: `entry-${n}`,
  actor_id: staff.id,
  action: 'moved',
  subject_kind: 'order' as const,
  subject_id: 'none',
  detail: '',
  created_at: `2025-03-0${n}T12:00:00.000Z`,
  ...changes,
});
await database
  .insertInto('audit_entries')
  .values([
    entry(1, { subject_id: orderId }),
    entry(2, { action: 'blocked', subject_kind: 'donor', subject_id: donor.id, detail: '=1+1' }),
    entry(3, { actor_id: colleague.id }),
    entry(4, { actor_id: colleague.id, action: 'edited', subject_kind: 'brand', subject_id: donor.id }),
  ])
  .execute();

const list = async (query: Record<string, string>) => {
  const { body } = await api.get(`/api/staff/audit?${new URLSearchParams(query)}`, staff.token);
  return body.result.map(({ _id }: { _id: string }) => _id).filter((id: string) => id.startsWith('entry-'));
};

test.each([
  ['the person who acted', { actor: colleague.id }, ['entry-4', 'entry-3']],
  ['the person whose account was changed', { about: donor.id }, ['entry-2']],
  ['an order number', { order: orderNumber(orderId) }, ['entry-1']],
  ['the end of an order number', { order: orderNumber(orderId).slice(-4) }, ['entry-1']],
  ['the number of an order that does not exist', { order: '00000000-0000' }, []],
  ['a kind of action', { action: 'blocked' }, ['entry-2']],
  ['the first day', { from: '2025-03-03', to: '2025-03-31' }, ['entry-4', 'entry-3']],
  ['the last day, which is included', { from: '2025-01-01', to: '2025-03-02' }, ['entry-2', 'entry-1']],
  ['several fields at the same time', { actor: colleague.id, action: 'moved', to: '2025-12-31' }, ['entry-3']],
])('the audit log can be filtered by %s', async (_, query, expected) => {
  expect(await list(query as unknown as Record<string, string>)).toEqual(expected);
});

test('the reply with the audit log contains the usernames of the people in the filter', async () => {
  const read = async (query: string) => (await api.get(`/api/staff/audit?${query}`, staff.token)).body.people;
  expect(await read(`actor=${staff.id}&about=nobody`)).toEqual({ actor: 'robin', about: null });
  expect(await read('')).toEqual({ actor: null, about: null });
});

test.each(['action=flew', 'from=2025-02-30', 'order=x', 'actor=a b'])(
  'the audit log refuses the filter %s',
  async (query) => {
    const { status, body } = await api.get(`/api/staff/audit?${query}`, staff.token);
    expect([status, body.code]).toEqual([400, 'invalid_fields']);
  },
);

test('the filtered entries of the audit log can be downloaded as a spreadsheet, and the download is recorded', async () => {
  const { body: text } = await api.get(`/api/staff/audit.csv?about=${donor.id}`, staff.token);
  const [head, ...rows] = text.split('\r\n');
  expect(head).toBe('\ufeffTime,Done by,Action,Kind,Id,Title,Details');
  expect(rows).toEqual([`2025-03-02T12:00:00+00:00,robin,blocked,donor,${donor.id},robin,'=1+1`, '']);
  const [newest] = (await api.get('/api/staff/audit', staff.token)).body.result;
  expect(newest).toMatchObject({ action: 'exported audit log', detail: 'about one person' });
});

test('the spreadsheet of the audit log has every entry once, even if the entries are read in several batches', async () => {
  const many = Array.from({ length: 1_100 }, (_, n) => ({
    ...entry(5, { action: 'showed' }),
    id: `many-${n}`,
  }));
  for (let start = 0; start < many.length; start += 500)
    await database
      .insertInto('audit_entries')
      .values(many.slice(start, start + 500))
      .execute();
  const { body: text } = await api.get('/api/staff/audit.csv?action=showed', staff.token);
  expect(text.trimEnd().split('\r\n')).toHaveLength(1_101);
});

test('the audit log can be filtered by each kind of action', async () => {
  for (const action of auditActions)
    expect((await api.get(`/api/staff/audit?action=${encodeURIComponent(action)}`, staff.token)).status).toBe(200);
});

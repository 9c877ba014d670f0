import { beforeAll, expect, test } from 'vitest';
import { selectOrdersOf } from '../../src/people/person-repository.ts';
import { selectThreadsOf } from '../../src/people/thread-repository.ts';
import { setUpDesk } from '../support/desk.ts';
import { fillDesk } from '../support/large-desk.ts';
import { explain } from '../support/query-plan.ts';
import { addManyRows } from '../support/seed.ts';
import { openTestApp } from '../support/test-app.ts';

/** Other processes can only make a request slower, so the fastest attempt counts. */
const maxAttempts = 60;
/** Milliseconds. */
const maxDuration = 50;

const { api, staff, placeOrder } = await setUpDesk(await openTestApp());
const { database } = api.data;

const numbers = (count: number) =>
  `with recursive number(n) as (select 0 union all select n + 1 from number where n < ${count - 1})`;
const twoDigits = (number: string) => `substr('0' || (${number}), length('0' || (${number})) - 1)`;
/** A time from January 1 to 3, 2025, one second later for each `n`. */
const time = `'2025-01-' || ${twoDigits('1 + n / 86400')} || 'T' || ${twoDigits('n / 3600 % 24')} || ':' ||
  ${twoDigits('n / 60 % 60')} || ':' || ${twoDigits('n % 60')} || '.000Z'`;

beforeAll(async () => {
  await addManyRows(api, [
    `insert into audit_entries (id, actor_id, action, subject_kind, subject_id, detail, created_at)
     ${numbers(240_000)}
     select 'entry-' || n, 'donor-' || (n % 5), case when n % 1000 = 0 then 'blocked' else 'moved' end,
       case when n % 10 = 0 then 'donor' else 'order' end,
       case when n % 10 = 0 then 'donor-' || (n % 40000) else 'copy-' || (n % 120000) end, '', ${time} from number`,
    `insert into coin_entries (id, user_id, amount, kind, order_id, actor_id, created_at)
     ${numbers(120_000)} select 'coins-' || n, 'donor-' || case when n < 10000 then 7 else n % 40000 end, 1, 'earning', 'copy-' || n, 'donor-1', ${time} from number`,
    `insert into complaints (id, name, email, subject, message, created_at)
     ${numbers(20_000)} select 'message-' || n, 'Robin', (n % 40000) || '@example.com', '', 'When?', ${time} from number`,
    `insert into threads (id, complaint_id, length, desk_read, donor_read, last_at)
     ${numbers(20_000)} select 'message-' || n, 'message-' || n, 1, 0, 0, ${time} from number`,
    `insert into person_notes (id, user_id, author_id, text, created_at)
     ${numbers(40_000)} select 'note-' || n, 'donor-' || (n % 20000), 'donor-1', 'Note', ${time} from number`,
  ]);
  await fillDesk(api, await placeOrder('received'));
  await database
    .updateTable('users')
    .set({ email_confirmed_at: '2020-01-01T00:00:00.000Z' })
    .where('id', '=', 'donor-7')
    .execute();
}, 300_000);

test('with 120,000 orders, those of a person are found by their index', async () => {
  expect(await explain(database, selectOrdersOf(database, 'donor-7', undefined))).toMatch(/orders_newest_of_user/);
});

test('with 20,000 threads, those of a person are found by indexes', async () => {
  const query = selectThreadsOf(database, { userId: 'donor-7', emailKey: '7@example.com', after: undefined });
  const plan = await explain(database, query);
  expect(plan).toMatch(/orders_[a-z_]*user/);
  expect(plan).toMatch(/complaints_[a-z_]*/);
  expect(plan).not.toMatch(/Seq Scan on (threads|orders|complaints)|SCAN (threads|orders|complaints)/);
});

const person = '/api/staff/people/donor-7';

test.each<[string, string, number | undefined]>([
  ['a person', person, undefined],
  ['their orders', `${person}/orders`, 3],
  ['their coins', `${person}/coins`, 25],
  ['their messages', `${person}/messages`, 1],
  ['their notes', `${person}/notes`, 2],
  ['their sessions', `${person}/sessions`, 0],
  ['the audit log', '/api/staff/audit', 25],
  ['what someone did', '/api/staff/audit?actor=donor-1', 25],
  ['what someone did that is rare', '/api/staff/audit?actor=donor-0&action=blocked', 25],
  ['what was done with an account', '/api/staff/audit?about=donor-10', 6],
  ['a rare action', '/api/staff/audit?action=blocked', 25],
  ['an action that nobody did', '/api/staff/audit?action=removed', 0],
  ['the entries of some days', '/api/staff/audit?from=2025-01-02&to=2025-01-02', 25],
  ['the entries about the end of an order number', '/api/staff/audit?order=beef', 0],
])('with 120,000 orders and 40,000 donors, the desk has within 50 ms: %s', async (_name, path, length) => {
  let fastest = Number.POSITIVE_INFINITY;
  for (let attempt = 1; attempt <= maxAttempts && fastest > maxDuration; attempt++) {
    const start = performance.now();
    const { status, body } = await api.get(path, staff);
    fastest = Math.min(fastest, performance.now() - start);
    expect(status).toBe(200);
    if (length !== undefined) expect(body.result).toHaveLength(length);
  }
  expect(fastest).toBeLessThanOrEqual(maxDuration);
});

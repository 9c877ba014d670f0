import { beforeAll, expect, test } from 'vitest';
import { permissionTable } from '../../src/http/permissions.ts';
import { selectOrdersOf } from '../../src/people/person-repository.ts';
import { selectThreadsOf } from '../../src/people/thread-repository.ts';
import { setUpDesk } from '../support/desk.ts';
import { fillDesk } from '../support/large-desk.ts';
import { fillRecords, recordedMonth } from '../support/large-records.ts';
import { explain } from '../support/query-plan.ts';
import { openTestApp } from '../support/test-app.ts';
import { expectTimelyReplies } from '../support/timely-replies.ts';

/** Milliseconds, on the reference machine, within which 99 of 100 requests must get a reply. */
const maxDuration = 50;

const { api, staff, placeOrder } = await setUpDesk(await openTestApp());
const { database } = api.data;

beforeAll(async () => {
  await fillRecords(api);
  await fillDesk(api, await placeOrder('received'));
  await database
    .updateTable('users')
    .set({ email_confirmed_at: '2020-01-01T00:00:00.000Z' })
    .where('id', '=', 'donor-7')
    .execute();
}, 300_000);

test('with 120,000 orders, the orders of a person are found with an index', async () => {
  expect(await explain(database, selectOrdersOf(database, 'donor-7', undefined))).toMatch(/orders_newest_of_user/);
});

test('with 20,000 threads, the threads of a person are found with indexes', async () => {
  const query = selectThreadsOf(database, { userId: 'donor-7', emailKey: '7@example.com', after: undefined });
  const plan = await explain(database, query);
  expect(plan).toMatch(/orders_[a-z_]*user/);
  expect(plan).toMatch(/complaints_by_email/);
  expect(plan).not.toMatch(/Seq Scan on (threads|orders|complaints)|SCAN (threads|orders|complaints)/);
});

const day = (offset: number) => new Date(Date.now() + offset * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** The ids to use for `:id`, by the path before it. */
const ids: Readonly<Record<string, string>> = {
  '/staff/orders': 'copy-60000',
  '/staff/people': 'donor-7',
  '/staff/brands': 'brand-1',
  '/staff/settlements': 'brand-1',
  '/staff/organizations': 'organization-1',
  '/staff/donationcards': 'card-1',
  '/staff/catalog-versions': 'brand-1',
  '/staff/complaints': 'message-77',
  '/staff/copy': 'login',
};

/**
 * The query strings that are timed for an endpoint, each with the number of results on the first page, or undefined if it is not
 * checked. An endpoint that is not listed is timed without a query string.
 */
const queries: Readonly<Record<string, Readonly<Record<string, number | undefined>>>> = {
  'GET /staff/orders': {
    '': 25,
    'organization=organization-2&sort=oldest': 25,
    'status=under%20review': 25,
    'q=coat%20shelf77': 25,
    'q=0101%20069%206872': 0,
    [`placedFrom=${day(-200)}&placedTo=${day(-193)}`]: 25,
    [`receivedFrom=${day(-200)}&receivedTo=${day(-170)}`]: 25,
    [`handoverDay=${day(3)}`]: 25,
    'category=clothing&q=blue&sort=oldest': 25,
  },
  'GET /staff/handovers': {
    '': undefined,
    [`from=${day(1)}&to=${day(7)}`]: undefined,
    [`from=${day(3)}&organization=organization-1`]: undefined,
  },
  'GET /staff/needs': { '': undefined, 'organization=organization-1': undefined },
  'GET /staff/donors': { '': 25, 'q=d777': 11, 'q=donor': 25 },
  'GET /staff/people/:id/orders': { '': 3 },
  'GET /staff/people/:id/coins': { '': 25 },
  'GET /staff/people/:id/messages': { '': 1 },
  'GET /staff/people/:id/notes': { '': 2 },
  'GET /staff/complaints': { '': 25, 'answered=false': 25 },
  'GET /staff/payments': { '': 25, 'status=declined': 25 },
  'GET /staff/settlements': { '': undefined, [`month=${recordedMonth}`]: undefined },
  'GET /staff/settlements/:id': { '': undefined, [`month=${recordedMonth}`]: undefined },
  'GET /staff/audit': {
    '': 25,
    'actor=donor-1': 25,
    'actor=donor-0&action=blocked': 25,
    'about=donor-10': 6,
    'action=blocked': 25,
    'action=removed': 0,
    'from=2025-01-02&to=2025-01-02': 25,
    'order=beef': 0,
  },
};

/** Endpoints that are not timed here, with the reason. */
const untimed: Readonly<Record<string, string>> = {
  'GET /staff/orders.csv': 'a stream of all matches',
  'GET /staff/audit.csv': 'a stream of all matches',
  'GET /staff/settlements/:id/redemptions.csv': 'a stream of all matches',
  'GET /staff/donors/:id/export': 'a file with everything about a person',
  'GET /staff/messages': 'timed in threads/large-list.timed.ts, with 40,000 threads',
  'GET /staff/messages/:id': 'has at most a hundred messages',
  'GET /staff/copy/:id': 'the copy of one page, which needs a built site',
  'GET /staff/copy/:id/versions': 'the versions of that copy, which also need a built site',
  'GET /staff/figures': 'computed with many small queries, at most once a minute for everyone (decision 0035)',
};

const endpoints = Object.keys(permissionTable).filter((name) => name.startsWith('GET /staff/') && !(name in untimed));

test('every endpoint whose replies are timed, or are exempt from timing, exists', () => {
  const names = [...Object.keys(queries), ...Object.keys(untimed)];
  expect(names.filter((name) => !(name in permissionTable))).toEqual([]);
});

const timed = endpoints.flatMap((name) =>
  Object.entries(queries[name] ?? { '': undefined }).map(([query, length]) => ({ name, query, length })),
);

function pathOf(endpoint: string): string {
  const path = endpoint.replace('GET ', '');
  const parent = Object.keys(ids).find((prefix) => path.startsWith(`${prefix}/:id`));
  return `/api${path.replace(':id', ids[parent ?? ''] ?? '')}`;
}

test.each(timed)('99 of 100 requests to $name?$query get a reply within 50 ms', async ({ name, query, length }) => {
  const path = `${pathOf(name)}?${query}`;
  const { body } = await api.get(path, staff);
  if (length !== undefined) expect(body.result).toHaveLength(length);
  await expectTimelyReplies(api, { path, token: staff }, maxDuration);
});

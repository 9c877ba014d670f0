import type { Need } from '@kindcrate/contract/needs';
import { listNeedsEndpoint } from '@kindcrate/contract/needs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addNeed } from '../support/needs.ts';
import { inject, openTestApp } from '../support/test-app.ts';

const api = await openTestApp();
const { database } = api.data;

const listNeeds = async (query = ''): Promise<Need[]> => {
  // Tests insert rows directly, so this invalidates the cached reply as a change on this server would.
  api.services.catalogVersion.count++;
  return (await api.get(`/api/needs${query}`)).body.result;
};
const wordsOf = (needs: Need[]) => needs.map(({ words }) => words);

beforeEach(async () => void (await database.deleteFrom('needs').execute()));
afterEach(() => void vi.useRealTimers());

test('the list of needs has everything that visitors may see about a need', async () => {
  const id = await addNeed(database, { urgent: 1, until: '2099-12-31', updated_at: '2026-11-01T08:00:00.000Z' });
  const needs = await listNeeds();
  expect(needs).toEqual([
    {
      _id: id,
      organization: { _id: 'organization-1', title: 'Organization 1' },
      category: 'clothing-winter',
      words: 'Winter coats, adult',
      state: 'wanted',
      target: 40,
      received: 0,
      until: '2099-12-31',
      urgent: true,
      reason: null,
      updatedAt: '2026-11-01T08:00:00.000Z',
    },
  ]);
  expect(listNeedsEndpoint.reply.is({ result: needs })).toBe(true);
});

test('the list of needs starts with the urgent needs, and is then sorted by organization and by age', async () => {
  const older = { created_at: '2026-01-01T00:00:00.000Z' };
  await addNeed(database, { words: 'second organization', organization_id: 'organization-2', ...older });
  await addNeed(database, { words: 'newer' });
  await addNeed(database, { words: 'older', ...older });
  await addNeed(database, { words: 'urgent', organization_id: 'organization-2', urgent: 1 });
  expect(wordsOf(await listNeeds())).toEqual(['urgent', 'older', 'newer', 'second organization']);
});

test('the list of needs can be filtered by organization, category or both', async () => {
  await addNeed(database, { words: 'coats' });
  await addNeed(database, { words: 'shirts', category_id: 'clothing' });
  await addNeed(database, { words: 'mugs', category_id: 'kitchen', organization_id: 'organization-2' });
  expect(wordsOf(await listNeeds('?organization=organization-2'))).toEqual(['mugs']);
  expect(wordsOf(await listNeeds('?category=clothing-winter'))).toEqual(['coats']);
  expect(wordsOf(await listNeeds('?category=kitchen&organization=organization-1'))).toEqual([]);
  expect(wordsOf(await listNeeds('?category=&organization='))).toHaveLength(3);
  expect(await listNeeds('?category=nothing')).toEqual([]);
});

test('a category at the top level includes the needs of the categories below it', async () => {
  await addNeed(database, { words: 'coats' });
  await addNeed(database, { words: 'shirts', category_id: 'clothing' });
  expect(wordsOf(await listNeeds('?category=clothing')).sort()).toEqual(['coats', 'shirts']);
});

test('the list of needs leaves out the needs of a hidden organization', async () => {
  await addNeed(database, { organization_id: 'organization-2' });
  const setHidden = (hidden: number) =>
    database.updateTable('organizations').set({ hidden }).where('id', '=', 'organization-2').execute();
  await setHidden(1);
  const whileHidden = await listNeeds();
  await setHidden(0);
  expect(whileHidden).toEqual([]);
  expect(await listNeeds()).toHaveLength(1);
});

test('the list of needs includes a need until the end of its last day in UTC, even if nothing else changes', async () => {
  await addNeed(database, { until: '2027-03-31' });
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-31T23:59:58Z') });
  expect((await api.get('/api/needs')).body.result).toHaveLength(1);
  // The reply is cached for five seconds.
  vi.setSystemTime('2027-04-01T00:00:04Z');
  expect((await api.get('/api/needs')).body.result).toEqual([]);
});

test('the list of needs shows a need as "enough", and no longer as urgent, once its target is reached', async () => {
  await addNeed(database, { target: 40, sample_received: 40, urgent: 1 });
  await addNeed(database, { target: 40, sample_received: 41 });
  await addNeed(database, { target: 40, sample_received: 39 });
  await addNeed(database, { target: null, sample_received: 500 });
  const needs = await listNeeds();
  expect(needs.map(({ state, urgent }) => ({ state, urgent })).toSorted(byState)).toEqual([
    { state: 'enough', urgent: false },
    { state: 'enough', urgent: false },
    { state: 'wanted', urgent: false },
    { state: 'wanted', urgent: false },
  ]);
});

const byState = (a: Pick<Need, 'state'>, b: Pick<Need, 'state'>) => a.state.localeCompare(b.state);

test('the list of needs includes what organizations have enough of or cannot take, with the reasons', async () => {
  await addNeed(database, { state: 'refused', target: null, reason: 'No cold room' });
  await addNeed(database, { state: 'enough', target: null });
  expect((await listNeeds()).map(({ state, reason }) => [state, reason])).toEqual(
    expect.arrayContaining([
      ['refused', 'No cold room'],
      ['enough', null],
    ]),
  );
});

test.each(['organization=a%20b', 'category=%27%20or%201', 'category=a&category=b', 'organization=%00'])(
  'a request for the list of needs with the query ?%s is refused',
  async (query) => {
    expect(await api.get(`/api/needs?${query}`)).toMatchObject({ status: 400, body: { code: 'invalid_fields' } });
  },
);

test('the need categories are listed in display order, each parent before its children', async () => {
  const { body } = await api.get('/api/needs/categories');
  expect(body.result.map(({ _id }: { _id: string }) => _id)).toEqual([
    'clothing',
    'clothing-winter',
    'clothing-children',
    'bedding',
    'kitchen',
    'books',
    'toys',
    'school',
    'furniture',
    'hygiene',
    'food',
  ]);
  expect(body.result[1]).toEqual({ _id: 'clothing-winter', title: 'Winter clothing', parent: 'clothing' });
});

test.each(['/api/needs', '/api/needs?category=food', '/api/needs/categories'])(
  'threat 23: %s can be read from any origin without credentials, and is not sent again while it is unchanged',
  async (url) => {
    const headers = { origin: 'https://elsewhere.example' };
    const first = await inject(api.app, { method: 'GET', url, headers });
    expect(first).toMatchObject({ status: 200, headers: { 'access-control-allow-origin': '*' } });
    expect(first.headers).not.toHaveProperty('access-control-allow-credentials');
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = { ...headers, 'if-none-match': String(first.headers.etag) };
    const second = await inject(api.app, { method: 'GET', url, headers: again });
    expect(second).toMatchObject({ status: 304, headers: { 'access-control-allow-origin': '*' } });
  },
);

test.each(['/api/needs', '/needs.rss', '/needs.atom'])(
  'threat 23: any origin can read why its request to %s was refused',
  async (url) => {
    const limited = await openTestApp({ ADDRESS_LIMIT_FACTOR: '1', LIMIT_REQUESTS_PER_MINUTE: '1' });
    const statuses = [];
    for (let request = 0; request < 2; request++) {
      const { status, headers } = await limited.get(`${url}?category=a%20b`);
      statuses.push(status);
      expect(headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' });
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
    }
    expect(statuses).toEqual([400, 429]);
  },
);

test('threat 23: other sites cannot read the replies of endpoints that are not open to every origin', async () => {
  const headers = { origin: 'https://elsewhere.example' };
  for (const url of ['/api/brands', '/api/profile'])
    expect((await inject(api.app, { method: 'GET', url, headers })).headers).not.toHaveProperty(
      'access-control-allow-origin',
    );
});

test('lists of needs for different queries are cached separately', async () => {
  await addNeed(database);
  expect(await listNeeds('?organization=organization-1')).toHaveLength(1);
  expect((await api.get('/api/needs?organization=organization-2')).body.result).toEqual([]);
  expect((await api.get('/api/needs?organization=organization-1')).body.result).toHaveLength(1);
});

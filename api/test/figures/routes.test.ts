import { getFiguresEndpoint, type PublicFigures } from '@kindcrate/contract/figures';
import { beforeEach, expect, test } from 'vitest';
import { computeFigures } from '../../src/figures/compute-figures.ts';
import { setUpDesk } from '../support/desk.ts';
import { addReceivedOrders, removeReceivedOrders } from '../support/received-orders.ts';
import { inject, openTestApp } from '../support/test-app.ts';

const desk = await setUpDesk(await openTestApp({ QUOTA_OPEN_ORDERS: '1000' }));
const { api } = desk;
const { database } = api.data;
const template = await desk.placeOrder();

const readFigures = async (): Promise<PublicFigures> => (await api.get('/api/figures')).body.data;

/** Computes the figures as the first run of a day does, and returns what visitors can then read. */
async function compute(): Promise<PublicFigures> {
  await database.deleteFrom('figure_runs').execute();
  await computeFigures(api.services);
  return readFigures();
}

beforeEach(() => removeReceivedOrders(database));

const noFigures = { allTime: null, last90Days: null, isSample: false };
const today = () => new Date().toISOString().slice(0, 10);

test('the public figures are empty before the first computation', async () => {
  await database.deleteFrom('figure_runs').execute();
  api.services.catalogVersion.count++;
  expect(await readFigures()).toEqual({
    computedOn: null,
    minOrders: 10,
    all: noFigures,
    organizations: [
      { _id: 'organization-1', title: 'Organization 1', ...noFigures },
      { _id: 'organization-2', title: 'Organization 2', ...noFigures },
    ],
  });
});

test('the public figures count what was received and completed, for each organization and for all of them', async () => {
  await addReceivedOrders(database, template, { count: 10, pieces: 3 });
  await addReceivedOrders(database, template, { count: 4, organization: 'organization-2', daysAgo: 200 });
  const figures = await compute();
  expect(getFiguresEndpoint.reply.is({ data: figures })).toBe(true);
  expect(figures.computedOn).toBe(today());
  expect(figures.all).toEqual({
    allTime: { pieces: 38, completed: 14, daysToReceived: 4, daysToCompleted: 10 },
    last90Days: { pieces: 30, completed: 10, daysToReceived: 4, daysToCompleted: 10 },
    isSample: false,
  });
  expect(figures.organizations).toMatchObject([{ allTime: { pieces: 30 } }, noFigures]);
});

test('a charity with fewer than ten received orders has no public figures', async () => {
  await addReceivedOrders(database, template, { count: 9 });
  expect((await compute()).all).toEqual(noFigures);
  await addReceivedOrders(database, template, { count: 1, status: 'received' });
  expect((await compute()).all.allTime).toEqual({ pieces: 20, completed: 9, daysToReceived: 4, daysToCompleted: null });
});

test('the public figures count an order that staff receive, until its goods turn out to be unusable', async () => {
  await addReceivedOrders(database, template, { count: 10 });
  const id = await desk.placeOrder('received');
  expect((await compute()).all.allTime).toMatchObject({ pieces: 23, completed: 10 });
  await desk.changeStatus(id, 'declined');
  expect((await compute()).all.allTime).toMatchObject({ pieces: 20, completed: 10 });
});

test('the public figures stay the same until the next computation, however many orders arrive', async () => {
  const before = await compute();
  await addReceivedOrders(database, template, { count: 20 });
  api.services.catalogVersion.count++;
  expect(await readFigures()).toEqual(before);
});

test('a hidden organization is not listed, but still counts in the public figures of all organizations', async () => {
  await addReceivedOrders(database, template, { count: 10, organization: 'organization-2' });
  const setHidden = (hidden: number) =>
    database.updateTable('organizations').set({ hidden }).where('id', '=', 'organization-2').execute();
  await setHidden(1);
  const { all, organizations } = await compute();
  await setHidden(0);
  expect(all.allTime?.pieces).toBe(20);
  expect(organizations.map(({ _id }) => _id)).toEqual(['organization-1']);
});

test('threat 23: other sites may read the figures, without credentials, and a browser that already has them gets 304', async () => {
  const first = await api.get('/api/figures');
  expect(first).toMatchObject({
    status: 200,
    headers: { 'access-control-allow-origin': '*', 'cache-control': 'no-cache' },
  });
  const headers = { 'if-none-match': String(first.headers.etag) };
  expect(await inject(api.app, { method: 'GET', url: '/api/figures', headers })).toMatchObject({
    status: 304,
    headers: { 'access-control-allow-origin': '*' },
  });
});

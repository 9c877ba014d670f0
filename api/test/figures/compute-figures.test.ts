import type { PublicFigures } from '@kindcrate/contract/figures';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { computeFigures } from '../../src/figures/compute-figures.ts';
import { claimFigureRun, finishFigureRun, readFigures } from '../../src/figures/repository.ts';
import { Tallies } from '../../src/figures/tallies.ts';
import { sampleReceivedOrders } from '../../src/seed/sample-data/received-orders.ts';
import { setUpDesk } from '../support/desk.ts';
import { addReceivedOrders, removeReceivedOrders } from '../support/received-orders.ts';
import { openTestApp } from '../support/test-app.ts';

const desk = await setUpDesk(await openTestApp());
const { services, data } = desk.api;
const { database } = data;
const template = await desk.placeOrder();

const hour = 60 * 60 * 1000;
const at = (time: string) => ({ now: () => new Date(time) });
const readRuns = () => database.selectFrom('figure_runs').select(['day', 'finished_at']).orderBy('day').execute();
const readPieces = async () => (await readFigures(database)).all.allTime?.pieces;

beforeEach(async () => {
  await database.deleteFrom('figure_runs').execute();
  await removeReceivedOrders(database);
  await addReceivedOrders(database, template, { count: 10 });
});
afterEach(() => void vi.restoreAllMocks());

test('figures are computed once a day, and replace those of the day before', async () => {
  await computeFigures(services, at('2026-11-23T00:05:00Z'));
  await addReceivedOrders(database, template, { count: 5 });
  await computeFigures(services, at('2026-11-23T23:55:00Z'));
  expect(await readPieces()).toBe(20);
  await computeFigures(services, at('2026-11-24T00:05:00Z'));
  expect(await readPieces()).toBe(30);
  expect(await readFigures(database)).toMatchObject({ computedOn: '2026-11-24' });
  expect(await readRuns()).toEqual([{ day: '2026-11-24', finished_at: '2026-11-24T00:05:00.000Z' }]);
});

test('fifty simultaneous computations store the figures once', async () => {
  const count = services.catalogVersion.count;
  await Promise.all(Array.from({ length: 50 }, () => computeFigures(services)));
  expect(await readRuns()).toHaveLength(1);
  expect(await readPieces()).toBe(20);
  expect(services.catalogVersion.count).toBe(count + 1);
});

test('the figures of a day whose computation was killed are computed after an hour, and the figures of the day before remain until then', async () => {
  await computeFigures(services, at('2026-11-22T10:00:00Z'));
  const killedAt = new Date('2026-11-23T10:00:00Z');
  await claimFigureRun(database, { now: killedAt, until: new Date(killedAt.getTime() + hour) });
  await computeFigures(services, at('2026-11-23T10:59:00Z'));
  expect(await readFigures(database)).toMatchObject({ computedOn: '2026-11-22', all: { allTime: { pieces: 20 } } });
  await computeFigures(services, at('2026-11-23T11:00:00Z'));
  expect(await readFigures(database)).toMatchObject({ computedOn: '2026-11-23' });
});

test('a computation of figures that another process has taken over stores nothing', async () => {
  const now = new Date('2026-11-23T10:00:00Z');
  const slow = await claimFigureRun(database, { now, until: now });
  await computeFigures(services, { now: () => now });
  const figures = new Tallies(now.getTime()).toFigures();
  expect(slow && (await finishFigureRun(database, slow, { figures, now }))).toBe(false);
  expect(await readPieces()).toBe(20);
});

test('a computation of figures that is aborted stores nothing, and the next one starts immediately', async () => {
  await computeFigures(services, { signal: AbortSignal.abort() });
  expect((await readFigures(database)).computedOn).toBeNull();
  await computeFigures(services);
  expect(await readPieces()).toBe(20);
});

test('a computation of figures that fails can be retried immediately', async () => {
  const sampleOrders = () => {
    throw new Error('no sample');
  };
  await expect(computeFigures(services, { sampleOrders })).rejects.toThrow('no sample');
  await computeFigures(services);
  expect(await readPieces()).toBe(20);
});

test('the figures count all orders, even when they are read in more than one batch', async () => {
  await addReceivedOrders(database, template, { count: 700, pieces: 1 });
  await addReceivedOrders(database, template, { count: 700, pieces: 1, organization: 'organization-2' });
  await computeFigures(services);
  const { all, organizations }: PublicFigures = await readFigures(database);
  expect(all.allTime).toMatchObject({ pieces: 1_420, completed: 1_410 });
  expect(organizations.map(({ allTime }) => allTime?.pieces)).toEqual([720, 700]);
});

test('sample orders count in the figures only for a sample organization with too few orders of its own', async () => {
  const setSample = (is_sample: number) =>
    database.updateTable('organizations').set({ is_sample }).where('id', '=', 'organization-2').execute();
  const sampleOrders = (now: Date) =>
    ['organization-1', 'organization-2', 'unknown'].flatMap((organizationId) =>
      Array.from({ length: 12 }, () => ({
        organizationId,
        pieces: 5,
        offeredAt: now.getTime() - 48 * hour,
        receivedAt: now.getTime() - 24 * hour,
        completedAt: undefined,
      })),
    );
  await setSample(0);
  await computeFigures(services, { sampleOrders, ...at('2026-11-23T10:00:00Z') });
  const asReal = await readFigures(database);
  await setSample(1);
  await computeFigures(services, { sampleOrders, ...at('2026-11-24T10:00:00Z') });
  const asSample = await readFigures(database);
  expect(asReal.organizations).toMatchObject([{ isSample: false }, { allTime: null, isSample: false }]);
  expect(asSample.organizations).toMatchObject([
    { allTime: { pieces: 20 }, isSample: false },
    { allTime: { pieces: 60, daysToReceived: 1, daysToCompleted: null }, isSample: true },
  ]);
  expect(asSample.all).toMatchObject({ allTime: { pieces: 20 }, isSample: false });
});

test('the sample orders give realistic figures for every sample organization, of all time and of the last 90 days', () => {
  const now = new Date();
  const tallies = new Tallies(now.getTime());
  for (const order of sampleReceivedOrders(now)) {
    expect(order.offeredAt).toBeLessThan(order.receivedAt);
    expect(order.receivedAt).toBeLessThan(now.getTime());
    tallies.add(order);
  }
  const { organizations } = tallies.toFigures();
  expect(Object.keys(organizations)).toHaveLength(6);
  for (const { allTime, last90Days } of Object.values(organizations)) {
    expect(last90Days?.daysToCompleted).toBeGreaterThan(last90Days?.daysToReceived ?? Number.NaN);
    expect(last90Days?.daysToCompleted).toBeLessThan(21);
    expect(allTime?.pieces).toBeGreaterThan(last90Days?.pieces ?? Number.NaN);
  }
});

import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type Cluster, databaseUrl, startCluster } from '../postgres/cluster.ts';
import { type FaultyProxy, openFaultyProxy } from '../postgres/faulty-proxy.ts';
import { addCleanup } from '../support/cleanup.ts';
import { createDonation, toFormData } from '../support/donations.ts';
import { bearer } from '../support/test-app.ts';
import { addPeople, addPerson, createProgress, type Progress, runTrafficDuring } from './people.ts';
import { addUp, type Probe, type ProbeResult, probeDuring, waitUntilReady } from './probe.ts';
import { reportFigures } from './report.ts';
import { openSite, type RestartableSite } from './site.ts';
import { expectKept, sweepAndCheckSite } from './stored-state.ts';

/** Every request is answered within this many milliseconds: the timeouts of the pool, plus a margin for a busy machine. */
const maxDelay = 12_000;
/** Milliseconds for which PostgreSQL is down, or does not answer. Longer than the timeout of a query. */
const outageDuration = 6_000;
/** Milliseconds between two outages. */
const pause = 2_000;

/** Makes PostgreSQL unusable, and later usable again. */
interface Outage {
  begin: () => Promise<void>;
  end: () => Promise<void>;
}

const createOutages = ({ stop, start }: Cluster, proxy: FaultyProxy): Outage[] => [
  { begin: async () => proxy.stall(), end: async () => proxy.resume() },
  // SIGINT ends every transaction first; SIGQUIT does not, so PostgreSQL has to recover from its log.
  { begin: () => stop('SIGINT'), end: start },
  { begin: () => stop('SIGQUIT'), end: start },
];

const rounds = 3;

/** Requests that must be answered while PostgreSQL is unusable, with the statuses that they may get. */
function createProbes(origin: string, token: string): Probe[] {
  const headers = bearer(token);
  const form = async () => ({
    method: 'POST',
    headers,
    body: toFormData(await createDonation({ charity: 'unknown' })),
  });
  return [
    { name: 'a brand', url: `${origin}/api/brands/brand-1`, expected: [200, 503] },
    { name: 'a profile', url: `${origin}/api/profile`, options: async () => ({ headers }), expected: [200, 503] },
    { name: 'a refused donation', url: `${origin}/api/order/donataionorder`, options: form, expected: [400, 503] },
    { name: 'the health check', url: `${origin}/health`, expected: [200] },
  ];
}

/** Makes PostgreSQL unusable for a while. @returns the milliseconds until the server was ready again */
async function runOutage({ begin, end }: Outage, origin: string): Promise<number> {
  await begin();
  await Promise.all([wait(outageDuration), expectNotReady(origin)]);
  await end();
  return waitUntilReady(origin);
}

async function expectNotReady(origin: string): Promise<void> {
  expect((await fetch(`${origin}/ready`)).status).toBe(503);
}

interface OutageResult extends ProbeResult {
  /** How long it took at most until the server was ready again, in milliseconds. */
  longestRecovery: number;
}

/** Makes PostgreSQL fail in each way, several times. @param outages one of each kind */
async function failRepeatedly(site: RestartableSite, outages: Outage[], progress: Progress): Promise<OutageResult> {
  const probes = createProbes(site.origin, (await addPerson(site, 'donor')).token);
  const results: ProbeResult[] = [];
  let longestRecovery = 0;
  for (const outage of Array.from({ length: rounds }, () => outages).flat()) {
    await wait(pause);
    const before = structuredClone(progress);
    const failing = runOutage(outage, site.origin);
    results.push(await probeDuring(failing, probes));
    longestRecovery = Math.max(longestRecovery, await failing);
    await site.withDatabase((database) => expectKept(database, before));
  }
  return { ...addUp(results), longestRecovery };
}

test('threat 6: while PostgreSQL stalls three times and restarts six times under load, every request is answered within 12 s, and nothing acknowledged is lost', async () => {
  const cluster = await startCluster();
  addCleanup(cluster.end);
  const proxy = await openFaultyProxy(cluster.folder);
  const site = await openSite('PostgreSQL', {
    databaseUrl: databaseUrl(cluster.folder, 'postgres'),
    throughProxy: () => proxy.databaseUrl('postgres'),
  });
  const { pid } = site.server().process;
  const progress = createProgress();
  const people = await addPeople(site);
  const outages = createOutages(cluster, proxy);
  const failing = failRepeatedly(site, outages, progress);
  const { statuses, slowest, longestRecovery } = await runTrafficDuring(failing, site.origin, people, progress);
  expect(statuses[503]).toBeGreaterThan(9);
  expect(slowest).toBeLessThan(maxDelay);
  expect(longestRecovery).toBeLessThan(maxDelay);
  expect(site.server().process).toMatchObject({ pid, exitCode: null });
  await sweepAndCheckSite(site, progress);
  await expect(site.stop('SIGTERM')).resolves.toEqual({ code: 0, signal: null });
  reportFigures('PostgreSQL stalled and restarted', {
    outages: rounds * outages.length,
    orders: progress.placedIds.length,
    completed: progress.completedIds.length,
    redemptions: progress.approvedIds.length,
    'replies with 503': statuses[503] ?? 0,
    'slowest reply': Math.round(slowest),
    'longest recovery': Math.round(longestRecovery),
  });
});

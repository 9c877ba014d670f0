import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type Cluster, databaseUrl, startCluster } from '../postgres/cluster.ts';
import { type FaultyProxy, openFaultyProxy } from '../postgres/faulty-proxy.ts';
import { addCleanup } from '../support/cleanup.ts';
import { createDonation, toFormData } from '../support/donations.ts';
import { bearer } from '../support/test-app.ts';
import { addPeople, addPerson, createProgress, trafficDuring } from './people.ts';
import { addUp, type Probe, type ProbeResult, probeDuring, waitUntilReady } from './probe.ts';
import { reportLoop } from './report.ts';
import { openSite } from './site.ts';
import { expectKept, expectStored } from './stored-state.ts';

/** Every request is answered within this many milliseconds: the timeouts of the pool, plus a margin for a busy machine. */
const maxDelay = 12_000;
/** Milliseconds for which PostgreSQL is away, or does not answer. Longer than the timeout of a query. */
const outage = 6_000;
/** Milliseconds between two outages. */
const pause = 2_000;

/** Makes PostgreSQL unusable, and later usable again. */
interface Outage {
  begin: () => Promise<void>;
  end: () => Promise<void>;
}

const createOutages = ({ stop, start }: Cluster, proxy: FaultyProxy): Outage[] => [
  { begin: async () => proxy.stall(), end: async () => proxy.resume() },
  // SIGINT ends every transaction first; SIGQUIT does not, so that PostgreSQL recovers from its log.
  { begin: () => stop('SIGINT'), end: start },
  { begin: () => stop('SIGQUIT'), end: start },
];

const rounds = 3;

test('threat 6: PostgreSQL stalls and restarts nine times under load: every request is answered within 12 s, and nothing acknowledged is lost', async () => {
  const cluster = await startCluster();
  addCleanup(cluster.end);
  const proxy = await openFaultyProxy(cluster.folder);
  const site = await openSite('PostgreSQL', {
    databaseUrl: databaseUrl(cluster.folder, 'postgres'),
    throughProxy: () => proxy.databaseUrl('postgres'),
  });
  const { origin } = site;
  const { pid } = site.server().process;
  const progress = createProgress();
  const people = await addPeople(site);
  const { token } = await addPerson(site, 'donor');
  const headers = bearer(token);
  const form = async () => ({ method: 'POST', headers, body: toFormData(await createDonation({ charity: 'nobody' })) });
  const probes: Probe[] = [
    { name: 'a brand', url: `${origin}/api/brands/brand-1`, expected: [200, 503] },
    { name: 'a profile', url: `${origin}/api/profile`, options: async () => ({ headers }), expected: [200, 503] },
    { name: 'a refused donation', url: `${origin}/api/order/donataionorder`, options: form, expected: [400, 503] },
    { name: 'whether it is alive', url: `${origin}/health`, expected: [200] },
  ];
  let longestRecovery = 0;

  /** Resolves when PostgreSQL has been away for a while, and the server is ready again. */
  async function fail({ begin, end }: Outage): Promise<void> {
    await begin();
    await Promise.all([wait(outage), expectNotReady(origin)]);
    await end();
    longestRecovery = Math.max(longestRecovery, await waitUntilReady(origin));
  }

  async function failRepeatedly(): Promise<ProbeResult> {
    const results: ProbeResult[] = [];
    for (let round = 0; round < rounds; round++) {
      for (const outage of createOutages(cluster, proxy)) {
        await wait(pause);
        const before = structuredClone(progress);
        results.push(await probeDuring(fail(outage), probes));
        await site.withDatabase((database) => expectKept(database, before));
      }
    }
    return addUp(results);
  }

  const { statuses, slowest } = await trafficDuring(failRepeatedly(), origin, people, progress);
  expect(statuses[503]).toBeGreaterThan(9);
  expect(slowest).toBeLessThan(maxDelay);
  expect(longestRecovery).toBeLessThan(maxDelay);
  expect(site.server().process).toMatchObject({ pid, exitCode: null });
  await expectStored(site, progress);
  await expect(site.stop('SIGTERM')).resolves.toEqual({ code: 0, signal: null });
  reportLoop('PostgreSQL stalled and restarted', {
    outages: rounds * 3,
    orders: progress.placed.length,
    completed: progress.completed.length,
    redemptions: progress.approved.length,
    'replies with 503': statuses[503] ?? 0,
    'slowest reply': Math.round(slowest),
    'longest recovery': Math.round(longestRecovery),
  });
});

async function expectNotReady(origin: string): Promise<void> {
  expect((await fetch(`${origin}/ready`)).status).toBe(503);
}

import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openS3ImageStore } from '../../src/images/s3-image-store.ts';
import { createDonation, toFormData } from '../support/donations.ts';
import { type FaultyS3Proxy, openFaultyS3Proxy } from '../support/faulty-s3-proxy.ts';
import { s3Settings, s3Variables, startS3Server } from '../support/s3-server.ts';
import { bearer } from '../support/test-app.ts';
import {
  addPeople,
  addPerson,
  createProgress,
  donate,
  type Person,
  type Progress,
  runTrafficDuring,
} from './people.ts';
import { addUp, type Probe, type ProbeResult, probeDuring, waitUntilReady } from './probe.ts';
import { reportFigures } from './report.ts';
import { openSite, type RestartableSite } from './site.ts';
import { expectKept, sweepAndCheckSite } from './stored-state.ts';

const faults = ['unreachable', 'hanging', 'full', 'over its quota', 'denying', 'overloaded', 'interrupting'] as const;
const rounds = 2;
/** Milliseconds for which the store fails. */
const outageDuration = 4_000;
/** Milliseconds between two failures. */
const pause = 1_500;
/** How long a reply may take, in milliseconds, as docs/security.md promises. */
const maxDelay = 5_000;

/** Creates requests that need the store, and requests that do not. The donor must have an order. */
async function createProbes(origin: string, { token }: Person): Promise<Record<'photos' | 'others', Probe[]>> {
  const headers = bearer(token);
  const profile = (await (await fetch(`${origin}/api/profile`, { headers })).json()) as {
    data: { orders: { image: { url: string } }[] };
  };
  const photo = profile.data.orders[0]?.image.url ?? '';
  const upload = async () => {
    const { image } = await createDonation();
    return { method: 'PUT', headers, body: toFormData({ image }) };
  };
  return {
    photos: [
      { name: 'a photo', url: origin + photo, expected: [200, 503] },
      { name: 'an upload', url: `${origin}/api/profile/uploadphoto`, options: upload, expected: [200, 503] },
    ],
    others: [
      { name: 'a profile', url: `${origin}/api/profile`, options: async () => ({ headers }), expected: [200] },
      { name: 'the brands', url: `${origin}/api/brands`, expected: [200] },
      { name: 'the health check', url: `${origin}/health`, expected: [200] },
    ],
  };
}

interface FailureResults {
  photos: ProbeResult;
  others: ProbeResult;
  /** How long it took at most until the server was ready again, in milliseconds. */
  longestRecovery: number;
}

/** Makes the store fail for a while. @returns the milliseconds until the server was ready again */
async function failOnce(proxy: FaultyS3Proxy, fault: (typeof faults)[number], origin: string): Promise<number> {
  await proxy.fail(fault);
  await wait(outageDuration);
  await proxy.recover();
  return waitUntilReady(origin);
}

/** Makes the store fail in each way, several times. The donor must have an order. */
async function failRepeatedly(site: RestartableSite, proxy: FaultyS3Proxy, donor: Person, progress: Progress) {
  const probes = await createProbes(site.origin, donor);
  const results: FailureResults = { photos: addUp([]), others: addUp([]), longestRecovery: 0 };
  for (const fault of Array.from({ length: rounds }, () => faults).flat()) {
    await wait(pause);
    const before = structuredClone(progress);
    const failing = failOnce(proxy, fault, site.origin);
    const [photos, others] = await Promise.all([
      probeDuring(failing, probes.photos),
      probeDuring(failing, probes.others),
    ]);
    expect(photos.statuses[503], fault).toBeGreaterThan(0);
    results.photos = addUp([results.photos, photos]);
    results.others = addUp([results.others, others]);
    results.longestRecovery = Math.max(results.longestRecovery, await failing);
    await site.withDatabase((database) => expectKept(database, before));
  }
  return results;
}

test('threat 48: while the image store fails 14 times in 7 ways under load, everything else keeps working, replies about photos take at most 5 s longer, and nothing acknowledged is lost', async () => {
  const { port } = await startS3Server();
  const proxy = await openFaultyS3Proxy(port);
  const s3 = s3Settings(port);
  const site = await openSite('the embedded database', { s3, settings: s3Variables(proxy.port) });
  const { origin } = site;
  const progress = createProgress();
  const people = await addPeople(site);
  const donor = await addPerson(site, 'donor');
  await donate(origin, donor, progress);
  const failing = failRepeatedly(site, proxy, donor, progress);
  const { photos, others, longestRecovery } = await runTrafficDuring(failing, origin, people, progress);
  // Replies without photos need only the database, so the time that they take is what a busy machine adds.
  expect(photos.slowest).toBeLessThan(maxDelay + others.slowest);
  expect(others.slowest).toBeLessThan(maxDelay);
  const sweptFileCount = await sweepAndCheckSite(site, progress, openS3ImageStore(s3));
  await expect(site.stop('SIGTERM')).resolves.toEqual({ code: 0, signal: null });
  reportFigures('image store failing', {
    failures: faults.length * rounds,
    orders: progress.placedIds.length,
    'replies with 503': photos.statuses[503] ?? 0,
    'slowest reply with a photo': Math.round(photos.slowest),
    'slowest reply without a photo': Math.round(others.slowest),
    'longest recovery': Math.round(longestRecovery),
    'files swept': sweptFileCount,
  });
});

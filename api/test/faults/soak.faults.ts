import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openImages } from '../../src/startup/data-folder.ts';
import { childrenOf, memoryOf } from '../support/processes.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { startSmtpServer } from '../support/smtp-server.ts';
import { addPeople, addPerson, createProgress, trafficDuring } from './people.ts';
import { openConnection } from './raw-clients.ts';
import { lowestOf, type Sample, slopeOf } from './regression.ts';
import { reportLoop } from './report.ts';
import { openSite } from './site.ts';
import { createVisits } from './soak-visits.ts';
import { expectExact, expectWholePictures, sweepLater } from './stored-state.ts';

/** A short run shows that the soak works; only a long one says something about the memory. */
const minutes = Number(process.env.SOAK_MINUTES ?? 10);
/** The share of the time after which caches are filled, and compiled code is there. */
const warmUp = 0.3;
/** Milliseconds. */
const sampleInterval = 1_000;
/**
 * MB of memory in use, an hour, for ten minutes. The slope of what the measurement varies by grows as the time gets shorter.
 */
const maxSlope = 100;
const allowedSlope = maxSlope * Math.max(1, 10 / minutes) ** 1.5;
/** Resident bytes of server and renderer together. */
const maxMemory = 600_000_000;

const byMinute = (samples: Sample[]) =>
  lowestOf(samples, 1 / 60)
    .map(({ value }) => value.toFixed(0))
    .join(' ');

/** Bytes of the server, after it has collected its garbage. */
async function readMemory({ process: child, output }: ServerProcess): Promise<{ inUse: number; resident: number }> {
  const printed = output().length;
  child.kill('SIGUSR2');
  for (;;) {
    const [, inUse, resident] = /memory: (\S+) MB in use, (\S+) MB resident\n/.exec(output().slice(printed)) ?? [];
    if (inUse && resident) return { inUse: Number(inUse) * 1e6, resident: Number(resident) * 1e6 };
    await once(child.stdout as NodeJS.ReadableStream, 'data');
  }
}

test('threat 35: mixed traffic for minutes leaves the memory of server and renderer level, and everything acknowledged stored', {
  timeout: (minutes + 3) * 60_000,
}, async () => {
  const smtp = await startSmtpServer();
  const monitor = path.join(import.meta.dirname, '../support/monitor-memory.ts');
  const settings = { SMTP_URL: smtp.url, NODE_OPTIONS: `--import ${monitor}` };
  const site = await openSite('the embedded database', { settings });
  const { origin } = site;
  const pid = site.server().process.pid ?? 0;
  const progress = createProgress();
  const people = await addPeople(site);
  const donor = await addPerson(site, 'donor');
  const guessed = await addPerson(site, 'donor');
  const staff = await addPerson(site, 'staff');
  const visits = await createVisits(origin, { donor, staff, guessed });
  const start = performance.now();
  const end = start + minutes * 60_000;
  const samples: Sample[] = [];
  const resident: Sample[] = [];
  let peak = 0;
  let count = 0;

  async function visitUntilEnd(first: number): Promise<void> {
    for (let next = first; performance.now() < end; next++) {
      await visits[next % visits.length]?.();
      count++;
      await wait(20);
    }
  }

  /** Opens connections that send no whole request, and are closed by the server. */
  async function connectUntilEnd(): Promise<void> {
    while (performance.now() < end) {
      const { closed } = await openConnection(origin, 'POST /api/Login HTTP/1.1\r\nHost: x\r\nContent-');
      await closed;
    }
  }

  async function sampleUntilEnd(): Promise<void> {
    while (performance.now() < end) {
      const { inUse, resident: total } = await readMemory(site.server());
      const renderers = childrenOf(pid).reduce((sum, child) => sum + memoryOf(child).now, 0);
      peak = Math.max(peak, total + renderers);
      const at = (performance.now() - start) / 3_600_000;
      samples.push({ at, value: inUse / 1e6 });
      resident.push({ at, value: total / 1e6 });
      await wait(sampleInterval);
    }
  }

  const visitors = [0, 6, 12].map(visitUntilEnd);
  const traffic = Promise.all([sampleUntilEnd(), connectUntilEnd(), ...visitors]);
  await trafficDuring(traffic, origin, people, progress);
  const lowest = lowestOf(samples, 15 / 3_600);
  const slope = slopeOf(lowest.slice(Math.floor(lowest.length * warmUp)));
  const images = await openImages(site.location.folder);
  await site.withDatabase(async (database) => {
    await expectExact(database, progress);
    await sweepLater(database, images);
    await expectWholePictures(database, images);
  });
  reportLoop('soak', {
    minutes,
    requests: count,
    orders: progress.placed.length,
    completed: progress.completed.length,
    redemptions: progress.approved.length,
    'MB in use, by minute': byMinute(samples),
    'MB resident, by minute': byMinute(resident),
    'slope in MB per hour': slope.toFixed(1),
    'most resident MB, with the renderer': Math.round(peak / 1e6),
  });
  await expect(site.stop('SIGTERM')).resolves.toEqual({ code: 0, signal: null });
  expect(site.server().output() + site.server().errors()).not.toMatch(/"level":[56]0/);
  expect(slope).toBeLessThan(allowedSlope);
  expect(peak).toBeLessThan(maxMemory);
});

import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { memoryOf } from '../support/processes.ts';
import { addPeople, addPerson, createProgress, runTrafficDuring } from './people.ts';
import { type Probe, probeDuring } from './probe.ts';
import {
  drip,
  headOfDonation,
  headOfLogin,
  openConnection,
  pipelinedRequestCount,
  type RawClient,
  requestWithoutReading,
} from './raw-clients.ts';
import { reportFigures } from './report.ts';
import { openSite } from './site.ts';

/** A kind of slow client. */
interface SlowClientKind {
  /** How many there are in each wave. */
  count: number;
  open: (origin: string, token: string) => Promise<RawClient>;
  /** The seconds after which the server closes the connection; the maximum leaves a margin for a busy machine. */
  closedAfter: [min: number, max: number];
}

const kinds: Record<string, SlowClientKind> = {
  'slow headers': {
    open: (origin) => drip(origin, 'GET /api/brands HTTP/1.1\r\nHost: x\r\n', 'X-Slow: 1\r\n', 500),
    closedAfter: [7.5, 30],
    count: 25,
  },
  'no request': { open: (origin) => openConnection(origin, ''), closedAfter: [7.5, 30], count: 25 },
  'a silent body': {
    open: (origin) => openConnection(origin, `${headOfLogin}{`),
    closedAfter: [9, 30],
    count: 25,
  },
  'a slow body': {
    open: (origin) => drip(origin, headOfLogin, ' ', 500),
    closedAfter: [55, 90],
    count: 25,
  },
  // The server reads three forms of one account at a time, lets 60 others wait for up to 20 s, and refuses the rest.
  'a slow photo': {
    open: (origin, token) => drip(origin, headOfDonation(token), 'x', 500),
    closedAfter: [0, 90],
    count: 25,
  },
  // The server notices the silence after 20 s. The clients begin to read later, and find only what was in the buffers.
  'replies that nobody reads': { open: requestWithoutReading, closedAfter: [20, 75], count: 5 },
};

const waveCount = 3;
/** Milliseconds from one wave to the next. */
const waveInterval = 5_000;
/** Milliseconds. A request that had to wait for a slow client would wait until that client's connection is closed, 8 s or more. */
const maxDelay = 7_000;

/** The seconds for which connections of each kind were open. */
type Lifetimes = Map<string, number[]>;

/** Opens the connections of all kinds. Resolves when all of them are closed. */
async function openWave(origin: string, token: string, lifetimes: Lifetimes): Promise<void> {
  const clients = Object.entries(kinds).flatMap(([name, { open, count }]) =>
    Array.from({ length: count }, async () => {
      const { closed, socket, received } = await open(origin, token);
      if (socket.isPaused()) setTimeout(() => socket.resume(), 45_000);
      const seconds = (await closed) / 1_000;
      lifetimes.set(name, [...(lifetimes.get(name) ?? []), seconds]);
      expect(received().split('HTTP/1.1 ').length, name).toBeLessThan(pipelinedRequestCount);
    }),
  );
  await Promise.all(clients);
}

/** Opens several waves of connections, one after another. Resolves when all of them are closed. */
async function openWaves(origin: string, token: string): Promise<Lifetimes> {
  const lifetimes: Lifetimes = new Map();
  const waves: Promise<void>[] = [];
  for (let wave = 0; wave < waveCount; wave++) {
    waves.push(openWave(origin, token, lifetimes));
    await wait(waveInterval);
  }
  await Promise.all(waves);
  return lifetimes;
}

function expectClosedWithinLimits(lifetimes: Lifetimes): void {
  for (const [name, { closedAfter, count }] of Object.entries(kinds)) {
    const seconds = lifetimes.get(name) ?? [];
    expect(seconds, name).toHaveLength(count * waveCount);
    const [min, max] = closedAfter;
    expect([Math.min(...seconds) >= min, Math.max(...seconds) <= max], `${name}: ${seconds}`).toEqual([true, true]);
  }
}

test('threat 26: hundreds of slow clients are disconnected within the limits for their kind, and everyone else is served in the meantime', async () => {
  const site = await openSite('the embedded database');
  const { origin } = site;
  const progress = createProgress();
  const people = await addPeople(site);
  const { token } = await addPerson(site, 'donor');
  const probes: Probe[] = [
    { name: 'the brands', url: `${origin}/api/brands`, expected: [200] },
    { name: 'the readiness check', url: `${origin}/ready`, expected: [200] },
  ];
  const allClosed = openWaves(origin, token);
  const { slowest } = await runTrafficDuring(probeDuring(allClosed, probes), origin, people, progress);
  const lifetimes = await allClosed;
  expectClosedWithinLimits(lifetimes);
  expect(slowest).toBeLessThan(maxDelay);
  expect(progress.placedIds.length).toBeGreaterThan(50);
  reportFigures('slow clients', {
    connections: [...lifetimes.values()].flat().length,
    orders: progress.placedIds.length,
    'slowest reply to others': Math.round(slowest),
    'memory in MB': memoryOf(site.server().process.pid ?? 0).now / 1e6,
  });
});

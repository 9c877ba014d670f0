import { setTimeout as sleep } from 'node:timers/promises';
import { listBrandsEndpoint } from '@kindcrate/contract/brands';
import { getProfileEndpoint } from '@kindcrate/contract/profile';
import { packageScript, runNode } from '../scripts/run.ts';
import { startTestServer, type TestServer } from '../scripts/test-server.ts';
import { compareWithBare } from './compare-with-bare-server.ts';
import { timeDonations } from './donations.ts';
import { duplicateOrder, placeOrder, signUp } from './donor-client.ts';
import { copyDonor } from './donor-tokens.ts';
import { readMemory } from './memory.ts';
import { createNoisyPhoto } from './photo.ts';
import { timeRenders } from './render-times.ts';
import { createReport } from './report.ts';
import { timeWarmStart } from './warm-start.ts';

// Measures speed and memory, prints each figure with its limit, runs the timed tests of the API, and exits with 1 if a limit is exceeded
// or a test fails. The ratios hold on a busy machine too, because both servers are measured in turn; the other figures depend on the
// machine. Other processes can only make a figure worse, so a ratio, the idle memory or the rendering time that exceeds its limit is
// measured again, and the best result counts.

const maxAttempts = 3;

/** More than the number of QR codes that the server's cache can hold, so that each request draws a new QR code. */
const donorCount = 1_500;

/** In MB. */
const maxIdleMemory = 150;

/** In ms, without compression. */
const maxRenderTime = 25;

const report = createReport();

const idleMemory = await measureBest(maxIdleMemory, measureIdleMemory, (megabytes) => megabytes);
report.add({ name: 'idle server, memory', figure: idleMemory, unit: 'MB', limit: maxIdleMemory });
await withServer(measurePages);
await withServer(measureReads);
await withServer(measureDonations);
report.add({
  name: 'second npm start, time to the first page',
  figure: (await timeWarmStart()) / 1_000,
  unit: 's',
  limit: 5,
});

const exceeded = report.exceeded();
if (exceeded.length) {
  console.error(`Limits exceeded: ${exceeded.join('; ')}`);
  process.exitCode = 1;
}
if ((await runNode([packageScript('vitest/vitest.mjs'), 'run', '--config', 'api/test/timed/vitest.config.ts'])) !== 0)
  process.exitCode = 1;

/** Measures until the figure is within its limit or no attempt is left. Returns the measurement with the lowest figure. */
async function measureBest<T>(
  limit: number | undefined,
  measure: () => Promise<T>,
  figureOf: (measurement: T) => number,
): Promise<T> {
  let best = await measure();
  for (let attempt = 1; attempt < maxAttempts && limit !== undefined && figureOf(best) > limit; attempt += 1) {
    const next = await measure();
    if (figureOf(next) < figureOf(best)) best = next;
  }
  return best;
}

/** In MB. */
async function measureIdleMemory(): Promise<number> {
  return withServer(async (server) => {
    // Waits until the server has finished the work that it does right after it starts.
    await sleep(2_000);
    return readMemory(server.pid, 'now');
  });
}

async function measurePages(server: TestServer): Promise<void> {
  await measureRead('GET /, a page that the server has already rendered', server, { path: '/', limit: 2 });
  const figure = await measureBest(
    maxRenderTime,
    () => timeRenders(`${server.origin}/api`),
    (time) => time,
  );
  report.add({ name: 'rendering / after a change, p99', figure, unit: 'ms', limit: maxRenderTime });
}

async function measureReads(server: TestServer): Promise<void> {
  const profile = `/api${getProfileEndpoint.path}`;
  await measureRead('GET /brands', server, { path: `/api${listBrandsEndpoint.path}`, limit: 2 });
  const donor = await signUp(server);
  await measureRead('GET /profile, 0 orders, one donor', server, { path: profile, limit: 6, tokens: [donor.token] });
  const tokens = copyDonor(server, donor, donorCount);
  await measureRead('GET /profile, 0 orders, another donor each time', server, { path: profile, limit: 40, tokens });
  for (const [orders, limit] of [
    [100, 10],
    [10_000, undefined],
  ] as const) {
    const donorWithOrders = await signUp(server);
    await placeOrder(server, donorWithOrders, await createNoisyPhoto());
    duplicateOrder(server, orders);
    const name = `GET /profile, ${orders} orders, one donor`;
    await measureRead(name, server, { path: profile, tokens: [donorWithOrders.token], ...(limit && { limit }) });
  }
}

async function measureRead(
  name: string,
  { origin }: TestServer,
  { path, limit, tokens = [] }: { path: string; limit?: number; tokens?: string[] },
): Promise<void> {
  const compare = () => compareWithBare(origin + path, tokens);
  const { ratio, rate, bytes } = await measureBest(limit, compare, (comparison) => comparison.ratio);
  const note = `the time of a bare node:http server (our rate: ${rate.toFixed(0)}/s; ${(bytes / 1e3).toFixed(1)} kB)`;
  report.add({ name, figure: ratio, unit: '×', note, ...(limit !== undefined && { limit }) });
}

async function measureDonations(server: TestServer): Promise<void> {
  const { p50, p99, photoMegabytes } = await timeDonations(server);
  const name = `POST a donation, ${photoMegabytes.toFixed(1)} MB photo, 2 concurrent`;
  report.add({ name: `${name}, p50`, figure: p50, unit: 'ms' });
  report.add({ name: `${name}, p99`, figure: p99, unit: 'ms' });
  report.add({
    name: 'peak memory of the server during the donations',
    figure: readMemory(server.pid, 'peak'),
    unit: 'MB',
  });
}

async function withServer<T>(measure: (server: TestServer) => Promise<T>): Promise<T> {
  const server = await startTestServer();
  try {
    return await measure(server);
  } finally {
    await server.stop();
  }
}

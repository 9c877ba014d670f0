import { setTimeout as sleep } from 'node:timers/promises';
import { listBrandsEndpoint } from '@kindcrate/contract/brands';
import { getProfileEndpoint } from '@kindcrate/contract/profile';
import { startTestServer, type TestServer } from '../scripts/test-server.ts';
import { compareWithBare } from './compare-with-bare-server.ts';
import { timeDonations } from './donations.ts';
import { duplicateOrder, placeOrder, signUp } from './donor-client.ts';
import { copyDonor } from './donor-tokens.ts';
import { readMemory } from './memory.ts';
import { createNoisyPhoto } from './photo.ts';
import { createReport } from './report.ts';
import { timeWarmStart } from './warm-start.ts';

// Measures the performance goals of the project, prints each figure with its limit, and exits with 1 when one is missed.
// The ratios hold on a busy machine too, because both servers are measured in turns; the others depend on the machine.

/** More than the server keeps drawn QR codes of, so that each request needs a new one. */
const manyDonors = 1_500;

const report = createReport();

await withServer(async (server) => {
  // Lets the work that follows a start finish first.
  await sleep(2_000);
  report.add({ name: 'idle server, memory', figure: readMemory(server.pid, 'now'), unit: 'MB', limit: 150 });
});
await withServer(measureReads);
await withServer(measureDonations);
report.add({
  name: 'second npm start, until the first page',
  figure: (await timeWarmStart()) / 1_000,
  unit: 's',
  limit: 5,
});

const missed = report.missed();
if (missed.length) {
  console.error(`Limits missed: ${missed.join('; ')}`);
  process.exitCode = 1;
}

async function measureReads(server: TestServer): Promise<void> {
  const profile = getProfileEndpoint.path;
  await measureRead('GET /brands', server, { path: listBrandsEndpoint.path, limit: 2 });
  const donor = await signUp(server);
  await measureRead('GET /profile, 0 orders, one donor', server, { path: profile, limit: 6, tokens: [donor.token] });
  const tokens = copyDonor(server, donor, manyDonors);
  await measureRead('GET /profile, 0 orders, another donor each time', server, { path: profile, limit: 40, tokens });
  for (const [orders, limit] of [
    [100, 10],
    [10_000, undefined],
  ] as const) {
    const giver = await signUp(server);
    await placeOrder(server, giver, await createNoisyPhoto());
    duplicateOrder(server, orders);
    const name = `GET /profile, ${orders} orders, one donor`;
    await measureRead(name, server, { path: profile, tokens: [giver.token], ...(limit && { limit }) });
  }
}

async function measureRead(
  name: string,
  { origin }: TestServer,
  { path, limit, tokens = [] }: { path: string; limit?: number; tokens?: string[] },
): Promise<void> {
  const { ratio, rate, bytes } = await compareWithBare(`${origin}/api${path}`, tokens);
  const note = `a bare node:http server (${rate.toFixed(0)}/s, ${(bytes / 1e3).toFixed(1)} kB)`;
  report.add({ name, figure: ratio, unit: '×', note, ...(limit !== undefined && { limit }) });
}

async function measureDonations(server: TestServer): Promise<void> {
  const { p50, p99, photoMegabytes } = await timeDonations(server);
  const what = `POST a donation, ${photoMegabytes.toFixed(1)} MB photo, 2 concurrent`;
  report.add({ name: `${what}, p50`, figure: p50, unit: 'ms' });
  report.add({ name: `${what}, p99`, figure: p99, unit: 'ms' });
  report.add({ name: 'peak memory of the server during these', figure: readMemory(server.pid, 'peak'), unit: 'MB' });
}

async function withServer(measure: (server: TestServer) => Promise<void>): Promise<void> {
  const server = await startTestServer();
  try {
    await measure(server);
  } finally {
    await server.stop();
  }
}

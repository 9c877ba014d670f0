import { setTimeout as sleep } from 'node:timers/promises';
import { listBrandsEndpoint } from '@kindcrate/contract/brands';
import { getProfileEndpoint } from '@kindcrate/contract/profile';
import { startTestServer, type TestServer } from '../scripts/test-server.ts';
import { compareWithBare } from './compare-with-bare-server.ts';
import { timeDonations } from './donations.ts';
import { duplicateOrder, placeOrder, signUp } from './donor-client.ts';
import { readMemory } from './memory.ts';
import { createNoisyPhoto } from './photo.ts';
import { timeWarmStart } from './warm-start.ts';

// Measures the figures that the project has performance goals for, and prints each with its limit, or "reported" if it
// has none. A figure over its limit is no error, because the figures depend on the machine.

await withServer(async (server) => {
  // Lets the work that follows a start finish first.
  await sleep(2_000);
  print('idle server, memory', `${readMemory(server.pid, 'now').toFixed(0)} MB`, 'under 150 MB');
});
await withServer(measureReads);
await withServer(async (server) => {
  const { p50, p99, photoMegabytes } = await timeDonations(server);
  const label = `POST a donation, ${photoMegabytes.toFixed(1)} MB photo, 2 concurrent`;
  print(label, `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`, 'reported');
  print('peak memory of the server during these', `${readMemory(server.pid, 'peak').toFixed(0)} MB`, 'reported');
});
print('second npm start, until the first page', `${((await timeWarmStart()) / 1_000).toFixed(2)} s`, 'under 5 s');

async function measureReads(server: TestServer): Promise<void> {
  await measureRead('GET /brands', server, listBrandsEndpoint.path, 'at most 2.00 ×');
  for (const orders of [0, 100, 10_000]) {
    const donor = await signUp(server);
    if (orders > 0) await placeOrder(server, donor, await createNoisyPhoto());
    if (orders > 1) duplicateOrder(server, orders);
    await measureRead(`GET /profile, ${orders} orders`, server, getProfileEndpoint.path, 'reported', donor.token);
  }
}

async function measureRead(label: string, { origin }: TestServer, path: string, limit: string, token?: string) {
  const { ratio, rate, bytes } = await compareWithBare(`${origin}/api${path}`, token);
  const figure = `${ratio.toFixed(2)} × a bare node:http server (${rate.toFixed(0)}/s, ${(bytes / 1e3).toFixed(1)} kB)`;
  print(label, figure, limit);
}

async function withServer(measure: (server: TestServer) => Promise<void>): Promise<void> {
  const server = await startTestServer();
  try {
    await measure(server);
  } finally {
    await server.stop();
  }
}

function print(label: string, figure: string, limit: string): void {
  console.log(`${label.padEnd(52)} ${figure.padEnd(58)} limit: ${limit}`);
}

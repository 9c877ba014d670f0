import { setTimeout as sleep } from 'node:timers/promises';
import { listBrandsEndpoint } from '@kindcrate/contract/brands';
import { getProfileEndpoint } from '@kindcrate/contract/profile';
import { startTrialServer, type TrialServer } from '../scripts/trial-server.ts';
import { compareWithBare } from './against-bare.ts';
import { timeDonations } from './donations.ts';
import { donate, multiplyOrders, signUp } from './donor.ts';
import { memoryOf } from './memory.ts';
import { noisyPhoto } from './photo.ts';
import { timeOfSecondStart } from './second-start.ts';

// Measures what the project promises, and prints each figure beside its limit. A benchmark, not a test: a slow machine
// fails nothing.

await onServer(async (server) => {
  await sleep(2_000);
  print('memory of the idle server', `${memoryOf(server.pid, 'now').toFixed(0)} MB`, 'under 150 MB');
});
await onServer(measureReads);
await onServer(async (server) => {
  const { p50, p99, photo } = await timeDonations(server);
  const what = `POST of a donation, photo of ${photo.toFixed(1)} MB, 2 at once`;
  print(what, `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`, 'reported');
  print('peak memory of the server meanwhile', `${memoryOf(server.pid, 'peak').toFixed(0)} MB`, 'reported');
});
print('second npm start, to its first page', `${((await timeOfSecondStart()) / 1_000).toFixed(2)} s`, 'under 5 s');

async function measureReads(server: TrialServer): Promise<void> {
  await measureRead('GET /brands', server, listBrandsEndpoint.path, 'at most 2.00 ×');
  for (const orders of [0, 100, 10_000]) {
    const donor = await signUp(server);
    if (orders > 0) await donate(server, donor, await noisyPhoto());
    if (orders > 1) multiplyOrders(server, orders);
    await measureRead(`GET /profile, ${orders} orders`, server, getProfileEndpoint.path, 'reported', donor.token);
  }
}

async function measureRead(name: string, { origin }: TrialServer, path: string, limit: string, token?: string) {
  const { ratio, rate, bytes } = await compareWithBare(`${origin}/api${path}`, token);
  const figure = `${ratio.toFixed(2)} × a bare node:http server (${rate.toFixed(0)}/s, ${(bytes / 1e3).toFixed(1)} kB)`;
  print(name, figure, limit);
}

async function onServer(measure: (server: TrialServer) => Promise<void>): Promise<void> {
  const server = await startTrialServer();
  try {
    await measure(server);
  } finally {
    await server.stop();
  }
}

function print(what: string, figure: string, limit: string): void {
  console.log(`${what.padEnd(52)} ${figure.padEnd(58)} limit: ${limit}`);
}

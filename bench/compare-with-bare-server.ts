import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { median } from './numbers.ts';
import { requestsPerSecond } from './requests-per-second.ts';

/** ms that each half of a pair runs, and how many pairs there are. */
const sample = { time: 500, pairs: 5 };

export interface Comparison {
  /** How many times as long a request takes as on the bare server: the median of the pairs. */
  ratio: number;
  /** Requests a second, likewise. */
  rate: number;
  /** Of the answer. */
  bytes: number;
}

/** Compares a GET with a bare `node:http` server that sends the same bytes, the two in turn. */
export async function compareWithBare(address: string, token?: string): Promise<Comparison> {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const body = await (await fetch(address, { headers })).text();
  const bare = fork(path.join(import.meta.dirname, 'bare-server.ts'));
  try {
    bare.send(body);
    const [port] = await once(bare, 'message');
    const pairs = await runPairs(`http://localhost:${port}/`, address, token);
    const [ratios, rates] = [pairs.map(([ours, its]) => its / ours), pairs.map(([ours]) => ours)];
    return { ratio: median(ratios), rate: median(rates), bytes: Buffer.byteLength(body) };
  } finally {
    bare.disconnect();
    await once(bare, 'exit');
  }
}

async function runPairs(bare: string, address: string, token: string | undefined) {
  const ask = async (time: number): Promise<[ours: number, its: number]> => [
    await requestsPerSecond(address, token, time),
    await requestsPerSecond(bare, undefined, time),
  ];
  await ask(sample.time);
  const pairs = [];
  for (let pair = 0; pair < sample.pairs; pair += 1) pairs.push(await ask(sample.time));
  return pairs;
}

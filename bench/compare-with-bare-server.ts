import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { median } from './percentile.ts';
import { measureRequestRate } from './requests-per-second.ts';

/**
 * Each pair measures our server and then the bare one, so that a busy moment of the machine affects both. `time` is in
 * ms for each half of a pair.
 */
const sample = { time: 500, pairs: 5 };

export interface Comparison {
  /** The request rate of the bare server divided by ours, so 2 means half as fast; the median of the pairs. */
  ratio: number;
  /** Our requests per second; the median of the pairs. */
  rate: number;
  /** Size of the response body. */
  bytes: number;
}

/** Compares a GET request with a bare `node:http` server that sends the same bytes. */
export async function compareWithBare(url: string, token?: string): Promise<Comparison> {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const body = await (await fetch(url, { headers })).text();
  const bare = fork(path.join(import.meta.dirname, 'bare-server.ts'));
  try {
    bare.send(body);
    const [port] = await once(bare, 'message');
    const pairs = await runPairs(`http://localhost:${port}/`, url, token);
    const ratio = median(pairs.map(([ourRate, bareRate]) => bareRate / ourRate));
    const rate = median(pairs.map(([ourRate]) => ourRate));
    return { ratio, rate, bytes: Buffer.byteLength(body) };
  } finally {
    bare.disconnect();
    await once(bare, 'exit');
  }
}

async function runPairs(bareUrl: string, url: string, token: string | undefined) {
  const measurePair = async (): Promise<[ourRate: number, bareRate: number]> => [
    await measureRequestRate(url, token, sample.time),
    await measureRequestRate(bareUrl, undefined, sample.time),
  ];
  // Warm-up
  await measurePair();
  const pairs = [];
  for (let count = 0; count < sample.pairs; count += 1) pairs.push(await measurePair());
  return pairs;
}

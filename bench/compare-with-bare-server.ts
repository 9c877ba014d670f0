import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { median } from './percentile.ts';
import { measureRequestRate } from './requests-per-second.ts';

/**
 * Each pair measures our server for `time` ms, and then the bare one for the same time, so that other work on the machine
 * affects both.
 */
const sample = { time: 400, pairs: 9 };

export interface Comparison {
  /** The request rate of the bare server divided by ours, so 2 means that ours is half as fast; the median of the pairs. */
  ratio: number;
  /** The requests per second of our server; the median of the pairs. */
  rate: number;
  /** Size of the response body. */
  bytes: number;
}

/**
 * Compares how fast our server answers a GET request with how fast a bare `node:http` server sends the same bytes.
 * @param tokens sent to our server in turn; the bare server always sends the reply to the first
 */
export async function compareWithBare(url: string, tokens: string[] = []): Promise<Comparison> {
  const headers = tokens[0] ? { authorization: `Bearer ${tokens[0]}` } : {};
  const body = await (await fetch(url, { headers })).text();
  const bare = fork(path.join(import.meta.dirname, 'bare-server.ts'));
  try {
    bare.send(body);
    const [port] = await once(bare, 'message');
    const pairs = await runPairs(`http://127.0.0.1:${port}/`, url, tokens);
    const ratio = median(pairs.map(([ourRate, bareRate]) => bareRate / ourRate));
    const rate = median(pairs.map(([ourRate]) => ourRate));
    return { ratio, rate, bytes: Buffer.byteLength(body) };
  } finally {
    bare.disconnect();
    await once(bare, 'exit');
  }
}

async function runPairs(bareUrl: string, url: string, tokens: string[]) {
  const measurePair = async (): Promise<[ourRate: number, bareRate: number]> => [
    await measureRequestRate(url, tokens, sample.time),
    await measureRequestRate(bareUrl, [], sample.time),
  ];
  // Warm-up
  await measurePair();
  const pairs = [];
  for (let count = 0; count < sample.pairs; count += 1) pairs.push(await measurePair());
  return pairs;
}

import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { median } from './percentile.ts';
import { measureRequestRate } from './requests-per-second.ts';

/** Measures in pairs, so that a busy moment of the machine affects both servers. `time` is in ms for each half of a pair. */
const sample = { time: 400, pairs: 9 };

export interface Comparison {
  /** How many times as long a request takes as on the bare server; the median of the pairs. */
  ratio: number;
  /** Requests per second; the median of the pairs. */
  rate: number;
  /** Size of the response body. */
  bytes: number;
}

/**
 * Compares a GET request with a bare `node:http` server that sends the same bytes.
 * @param tokens used in turn; the bare server sends the reply to the first to all
 */
export async function compareWithBare(url: string, tokens: string[] = []): Promise<Comparison> {
  const headers = tokens[0] ? { authorization: `Bearer ${tokens[0]}` } : {};
  const body = await (await fetch(url, { headers })).text();
  const bare = fork(path.join(import.meta.dirname, 'bare-server.ts'));
  try {
    bare.send(body);
    const [port] = await once(bare, 'message');
    const pairs = await runPairs(`http://localhost:${port}/`, url, tokens);
    const [ratios, rates] = [pairs.map(([ours, bareRate]) => bareRate / ours), pairs.map(([ours]) => ours)];
    return { ratio: median(ratios), rate: median(rates), bytes: Buffer.byteLength(body) };
  } finally {
    bare.disconnect();
    await once(bare, 'exit');
  }
}

async function runPairs(bare: string, url: string, tokens: string[]) {
  const measurePair = async (time: number): Promise<[ours: number, bare: number]> => [
    await measureRequestRate(url, tokens, time),
    await measureRequestRate(bare, [], time),
  ];
  // Warm-up
  await measurePair(sample.time);
  const pairs = [];
  for (let pair = 0; pair < sample.pairs; pair += 1) pairs.push(await measurePair(sample.time));
  return pairs;
}

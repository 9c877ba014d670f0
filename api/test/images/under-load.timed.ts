import { describe, expect, test } from 'vitest';
import { blackPng, detailedPhoto, plainAvif, smallJpeg, uncompressedPng } from '../support/photos.ts';
import { childrenOf, memoryOf } from '../support/processes.ts';
import { createDataFolder, type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { expectAllAnswered, sendDonation, signUp } from './simultaneous-uploads.ts';

/**
 * Watches the memory of the server and its child processes, one of which is the renderer.
 * @returns a function that stops watching, and returns the server's peak plus the highest peak of a child process, in bytes
 */
function watchMemory({ process: { pid = 0 } }: ServerProcess): () => number {
  const peaks = new Map<number, number>();
  const readPeaks = () => {
    for (const child of childrenOf(pid)) peaks.set(child, Math.max(memoryOf(child).peak, peaks.get(child) ?? 0));
  };
  const timer = setInterval(readPeaks, 20);
  return () => {
    clearInterval(timer);
    readPeaks();
    return memoryOf(pid).peak + Math.max(...peaks.values());
  };
}

async function runInSequence<T>(count: number, run: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let done = 0; done < count; done++) results.push(await run());
  return results;
}

describe('threat 33, finding 1: while one account sends images that are expensive to decode, three at a time', () => {
  test('every donation by another account takes less than 5 s, and the server and its renderer together use less than 500 MB', async () => {
    const server = await startServerProcess(await createDataFolder());
    const attacker = await signUp(server, 'attacker@example.com');
    const donors = await Promise.all([1, 2, 3, 4].map((donor) => signUp(server, `donor-${donor}@example.com`)));
    const photo = await detailedPhoto();
    // The AVIF has 50 megapixels in 1 kB.
    const images = [blackPng(1, 50_000_000), blackPng(50_000_000, 1), await plainAvif(8160, 6120)];
    const stopWatching = watchMemory(server);
    const attack = images.map((image) => runInSequence(40, () => sendDonation(server.origin, attacker, image)));
    const donations = donors.map((donor) => runInSequence(5, () => sendDonation(server.origin, donor, photo)));
    const donated = (await Promise.all(donations)).flat();
    const refused = (await Promise.all(attack)).flat();
    const peak = stopWatching();
    expect(donated.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(Math.max(...donated.map(({ duration }) => duration))).toBeLessThan(5_000);
    expect(new Set(refused.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
      new Set(['413 image_refused']),
    );
    expect(peak).toBeLessThan(500_000_000);
    await expect(server.stop('SIGTERM')).resolves.toEqual({ code: 0, signal: null });
  }, 120_000);
});

test('finding 8: 72 simultaneous donations with a photo of 3 MB each all get a reply, and another one is accepted afterward', async () => {
  await expectAllAnswered(await uncompressedPng());
}, 120_000);

test('the renderer exits when the server does, even when the server is killed', async () => {
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    const server = await startServerProcess(await createDataFolder());
    await sendDonation(server.origin, await signUp(server, 'donor@example.com'), await smallJpeg());
    const [renderer = 0] = childrenOf(server.process.pid);
    expect(memoryOf(renderer).now).toBeGreaterThan(0);
    await server.stop(signal);
    await expect.poll(() => memoryOf(renderer).now).toBe(0);
  }
});

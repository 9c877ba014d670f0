import { expect, test } from 'vitest';
import { createDonation, toFormData } from '../support/donations.ts';
import {
  blackPng,
  interlacedPng,
  noisyPhoto,
  pixelBomb,
  plainAvif,
  plainGif,
  truncate,
  uncompressedPng,
} from '../support/photos.ts';
import { childrenOf, memoryOf } from '../support/processes.ts';
import { bearer } from '../support/test-app.ts';
import { addPeople, addPerson, createProgress, trafficDuring } from './people.ts';
import { addUp, type Probe, type ProbeResult, probeDuring } from './probe.ts';
import { reportLoop } from './report.ts';
import { openSite, type RestartableSite } from './site.ts';

const rounds = 5;
/** How often each image is sent in a round, three at a time. */
const repetitions = 6;
/** Bytes of server and renderer together. */
const maxMemory = 500_000_000;

/** Images that would cost far more than they look like, and damaged ones. */
async function createExpensiveImages(): Promise<Buffer[]> {
  return Promise.all([
    blackPng(1, 50_000_000),
    blackPng(50_000_000, 1),
    pixelBomb(),
    plainAvif(8160, 6120),
    interlacedPng(4_000, 4_000),
    plainGif(4_000, 4_000),
    truncate(await noisyPhoto()),
  ]);
}

async function sendDonation(origin: string, token: string, image: Buffer): Promise<number> {
  const body = toFormData(await createDonation({ image }));
  const request = { method: 'POST', headers: bearer(token), body, signal: AbortSignal.timeout(60_000) };
  return (await fetch(`${origin}/api/order/donataionorder`, request)).status;
}

/** Sends all images several times, one after another. @returns the statuses */
async function attack(origin: string, token: string, images: Buffer[]): Promise<number[]> {
  const statuses: number[] = [];
  for (let repetition = 0; repetition < repetitions; repetition++)
    for (const image of images) statuses.push(await sendDonation(origin, token, image));
  return statuses;
}

/** Measures the server and its renderer ten times a second. @returns a function that ends this, and returns the most bytes */
function watchMemory(pid: number): () => number {
  let peak = 0;
  const timer = setInterval(() => {
    const renderers = childrenOf(pid).map((child) => memoryOf(child).now);
    peak = Math.max(
      peak,
      renderers.reduce((sum, memory) => sum + memory, memoryOf(pid).now),
    );
  }, 100);
  return () => {
    clearInterval(timer);
    return peak;
  };
}

/** Someone who uploads a photo again and again, and someone who only looks. */
async function createProbes(site: RestartableSite): Promise<Probe[]> {
  const { origin } = site;
  const { token } = await addPerson(site, 'donor');
  // Rendered in a fraction of the 5 s that an image may take, so that only the images of the attackers can make it fail.
  const photo = await uncompressedPng();
  const upload = async () => ({ method: 'PUT', headers: bearer(token), body: toFormData({ image: photo }) });
  return [
    { name: 'a photo', url: `${origin}/api/profile/uploadphoto`, options: upload, expected: [200] },
    { name: 'the brands', url: `${origin}/api/brands`, expected: [200] },
  ];
}

test('threat 33: in five rounds of images that are expensive to decode, all are refused, every photo and donation of others is accepted, and the memory stays bounded', async () => {
  const site = await openSite('the embedded database');
  const { origin } = site;
  const progress = createProgress();
  const people = await addPeople(site);
  const attackers = await Promise.all([1, 2, 3].map(() => addPerson(site, 'donor')));
  const images = await createExpensiveImages();
  const probes = await createProbes(site);
  const refused: number[] = [];
  const results: ProbeResult[] = [];

  async function attackRepeatedly(): Promise<void> {
    for (let round = 0; round < rounds; round++) {
      const attacks = Promise.all(attackers.map(({ token }) => attack(origin, token, images)));
      results.push(await probeDuring(attacks, probes));
      refused.push(...(await attacks).flat());
    }
  }

  const readPeak = watchMemory(site.server().process.pid ?? 0);
  await trafficDuring(attackRepeatedly(), origin, people, progress);
  const peak = readPeak();
  expect(refused).toHaveLength(rounds * repetitions * images.length * attackers.length);
  // 400 is for the damaged one.
  expect(refused.filter((status) => status !== 413 && status !== 400)).toEqual([]);
  expect(progress.placed.length).toBeGreaterThan(rounds);
  expect(peak).toBeLessThan(maxMemory);
  await expect(site.stop('SIGTERM')).resolves.toEqual({ code: 0, signal: null });
  reportLoop('expensive images', {
    rounds,
    'images refused': refused.length,
    orders: progress.placed.length,
    'slowest reply to others': Math.round(addUp(results).slowest),
    'highest memory in MB': peak / 1e6,
  });
});

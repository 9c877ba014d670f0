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
import { openSite } from './site.ts';

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

test('threat 33: in five rounds of images that are expensive to decode, all are refused, every photo and donation of others is accepted, and the memory stays bounded', async () => {
  const site = await openSite('the embedded database');
  const { origin } = site;
  const pid = site.server().process.pid ?? 0;
  const progress = createProgress();
  const people = await addPeople(site);
  const attackers = await Promise.all([1, 2, 3].map(() => addPerson(site, 'donor')));
  const { token } = await addPerson(site, 'donor');
  const images = await createExpensiveImages();
  // Rendered in a fraction of the 5 s that an image may take, so that only the images of the attackers can make it fail.
  const photo = await uncompressedPng();
  const upload = async () => ({ method: 'PUT', headers: bearer(token), body: toFormData({ image: photo }) });
  const probes: Probe[] = [
    { name: 'a photo', url: `${origin}/api/profile/uploadphoto`, options: upload, expected: [200] },
    { name: 'the brands', url: `${origin}/api/brands`, expected: [200] },
  ];
  const refused: number[] = [];
  const peaks: number[] = [];

  async function attack(attacker: { token: string }): Promise<void> {
    for (let repetition = 0; repetition < repetitions; repetition++)
      for (const image of images) refused.push(await sendDonation(origin, attacker.token, image));
  }

  const watch = setInterval(() => {
    const renderers = childrenOf(pid).map((child) => memoryOf(child).now);
    peaks.push(renderers.reduce((sum, memory) => sum + memory, memoryOf(pid).now));
  }, 100);

  async function attackRepeatedly(): Promise<ProbeResult> {
    const results: ProbeResult[] = [];
    for (let round = 0; round < rounds; round++)
      results.push(await probeDuring(Promise.all(attackers.map(attack)), probes));
    return addUp(results);
  }

  const { slowest } = await trafficDuring(attackRepeatedly(), origin, people, progress).finally(() =>
    clearInterval(watch),
  );
  expect(refused).toHaveLength(rounds * repetitions * images.length * attackers.length);
  // 400 is for the damaged one.
  expect(refused.filter((status) => status !== 413 && status !== 400)).toEqual([]);
  expect(progress.placed.length).toBeGreaterThan(rounds);
  expect(Math.max(...peaks)).toBeLessThan(maxMemory);
  await expect(site.stop('SIGTERM')).resolves.toEqual({ code: 0, signal: null });
  reportLoop('expensive images', {
    rounds,
    'images refused': refused.length,
    orders: progress.placed.length,
    'slowest reply to others': Math.round(slowest),
    'highest memory in MB': Math.max(...peaks) / 1e6,
  });
});

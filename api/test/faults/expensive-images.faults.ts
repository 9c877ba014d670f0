import { setTimeout as wait } from 'node:timers/promises';
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
import { childrenOf, commandOf, memoryOf } from '../support/processes.ts';
import { addPeople, addPerson, createProgress, type Person, runTrafficDuring } from './people.ts';
import { probeDuring } from './probe.ts';
import { reportFigures } from './report.ts';
import { sendWithRetries } from './retrying-client.ts';
import { openSite, type RestartableSite } from './site.ts';
import { watchTask } from './watch-task.ts';

const rounds = 5;
/** How many times each of three attackers sends each image in a round. */
const repetitions = 6;
/** Resident bytes. The renderer's limit is the one in docs/security.md. */
const maxMemory = { renderer: 300_000_000, together: 500_000_000 };

/** Images that cost far more to decode than their size suggests, and a damaged one. */
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

/**
 * Sends a donation with an image, and retries while the server is too busy to check the image: on a slow machine, an image may wait for
 * so long that the server refuses it.
 * @returns the status
 */
async function sendDonation(origin: string, token: string, image: Buffer): Promise<number> {
  const body = toFormData(await createDonation({ image }));
  return (await sendWithRetries(origin, { method: 'POST', path: '/api/order/donataionorder', token, body })).status;
}

/** Sends all images several times, one after another. @returns the statuses */
async function attack(origin: string, token: string, images: Buffer[]): Promise<number[]> {
  const statuses: number[] = [];
  for (let repetition = 0; repetition < repetitions; repetition++)
    for (const image of images) statuses.push(await sendDonation(origin, token, image));
  return statuses;
}

/** The highest memory use, in resident bytes. */
interface Peaks {
  server: number;
  renderer: number;
  together: number;
}

/** Measures the memory of the server and its renderer ten times a second. @returns a function that stops measuring */
function watchMemory(pid: number): () => Peaks {
  const peaks: Peaks = { server: 0, renderer: 0, together: 0 };
  const timer = setInterval(() => {
    // The process that renders pages is left out, because it never receives an image.
    const renderers = childrenOf(pid).filter((child) => commandOf(child).some(isImageRenderer));
    const now = renderers.reduce((sum, child) => sum + memoryOf(child).now, memoryOf(pid).now);
    peaks.together = Math.max(peaks.together, now);
    peaks.server = memoryOf(pid).peak;
    peaks.renderer = Math.max(peaks.renderer, ...renderers.map((child) => memoryOf(child).peak));
  }, 100);
  return () => {
    clearInterval(timer);
    return peaks;
  };
}

const isImageRenderer = (argument: string) => argument.endsWith('/images/renderer-process.ts');

/** Uploads a photo repeatedly, and expects every upload to be accepted. @returns how many there were */
async function uploadUntil(isOver: () => boolean, origin: string, { token }: Person): Promise<number> {
  // This photo is rendered in a fraction of the 5 s that an image may take, so that only the attackers' images can make an upload fail.
  const photo = await uncompressedPng();
  let accepted = 0;
  for (; !isOver(); accepted++) {
    const body = toFormData({ image: photo });
    const reply = await sendWithRetries(origin, { method: 'PUT', path: '/api/profile/uploadphoto', token, body });
    expect(reply).toMatchObject({ status: 200 });
    await wait(50);
  }
  return accepted;
}

/** Sends the expensive images from several attackers, in rounds. @returns the statuses */
async function attackRepeatedly(site: RestartableSite, images: Buffer[]): Promise<number[]> {
  const attackers = await Promise.all([1, 2, 3].map(() => addPerson(site, 'donor')));
  const statuses: number[] = [];
  for (let round = 0; round < rounds; round++)
    statuses.push(...(await Promise.all(attackers.map(({ token }) => attack(site.origin, token, images)))).flat());
  expect(statuses).toHaveLength(rounds * repetitions * images.length * attackers.length);
  return statuses;
}

test("threat 33: in five rounds, images that are expensive to decode are refused, other people's photos and donations are accepted, and memory use stays bounded", async () => {
  const site = await openSite('the embedded database');
  const { origin } = site;
  const progress = createProgress();
  const people = await addPeople(site);
  const photographer = await addPerson(site, 'donor');
  const images = await createExpensiveImages();
  const stopWatching = watchMemory(site.server().process.pid ?? 0);
  const { ended, hasEnded } = watchTask(attackRepeatedly(site, images));
  const [statuses, photoCount, { slowest }] = await Promise.all([
    runTrafficDuring(ended, origin, people, progress),
    uploadUntil(hasEnded, origin, photographer),
    probeDuring(ended, [{ name: 'the brands', url: `${origin}/api/brands`, expected: [200] }]),
  ]);
  const peaks = stopWatching();
  // The damaged image gets 400.
  expect(statuses.filter((status) => status !== 413 && status !== 400)).toEqual([]);
  for (const count of [photoCount, progress.placedIds.length]) expect(count).toBeGreaterThan(rounds);
  expect(peaks.renderer).toBeLessThan(maxMemory.renderer);
  expect(peaks.together).toBeLessThan(maxMemory.together);
  await expect(site.stop('SIGTERM')).resolves.toEqual({ code: 0, signal: null });
  reportFigures('expensive images', {
    rounds,
    'images refused': statuses.length,
    'photos accepted': photoCount,
    orders: progress.placedIds.length,
    'slowest other reply': Math.round(slowest),
    'highest memory of the server in MB': peaks.server / 1e6,
    'highest memory of the renderer in MB': peaks.renderer / 1e6,
    'highest memory of both together in MB': peaks.together / 1e6,
  });
});

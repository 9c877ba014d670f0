import { afterEach, expect, test, vi } from 'vitest';
import { createRenderer, type ImageRenderer } from '../../src/images/renderer.ts';
import { interlacedPng, noisyPhoto, plainJpeg, smallJpeg } from '../support/photos.ts';
import { childrenOf, environmentOf, memoryOf } from '../support/processes.ts';

let renderer: ImageRenderer;

afterEach(() => renderer.close());

const render = async (bytes: Buffer) => renderer.render('account', { bytes, withVersions: false });
const tooDemanding = {
  code: 'image_refused',
  status: 413,
  message: expect.stringMatching(/takes too much work to open/),
};

test('threat 33, finding 1: rendering ends when it takes too long, and the next image is rendered', async () => {
  renderer = createRenderer({ timeout: 200 });
  await expect(render(await interlacedPng(4000, 3000))).rejects.toMatchObject(tooDemanding);
  expect(await render(await smallJpeg())).toMatchObject({ width: 64, height: 48 });
});

test('threat 33, finding 1: rendering ends when it takes too much memory, and the next image is rendered', async () => {
  renderer = createRenderer({ maxMemory: 120_000_000 });
  const refused = render(await interlacedPng(4000, 3000));
  await vi.waitUntil(() => childrenOf(process.pid).length, { interval: 1 });
  const [pid = 0] = childrenOf(process.pid);
  const peaks: number[] = [];
  const watch = setInterval(() => peaks.push(memoryOf(pid).peak), 1);
  // The process checks its memory at intervals, so it may exceed the limit before it ends.
  await expect(refused).rejects.toMatchObject(tooDemanding);
  clearInterval(watch);
  expect(Math.max(...peaks)).toBeLessThan(160_000_000);
  expect(await render(await smallJpeg())).toMatchObject({ width: 64, height: 48 });
});

test("threat 33, finding 1: an account's images delay those of any other account by no more than one render", async () => {
  renderer = createRenderer();
  const slow = await noisyPhoto();
  const small = await smallJpeg();
  const rendered: string[] = [];
  const send = async (account: string, bytes: Buffer) => {
    await renderer.render(account, { bytes, withVersions: false });
    rendered.push(account);
  };
  const first = Array.from({ length: 6 }, () => send('first', slow));
  const others = ['second', 'third'].map((account) => send(account, small));
  await Promise.all([...first, ...others]);
  expect(rendered).toEqual(['first', 'second', 'third', ...Array.from({ length: 5 }, () => 'first')]);
});

const demanding = {
  'a noisy photo': noisyPhoto,
  'a photo with as many pixels as allowed': async () => plainJpeg(8_600, 5_800),
  'an interlaced PNG': async () => interlacedPng(4_000, 3_000),
};

for (const [kind, create] of Object.entries(demanding)) {
  test(`threat 33: for the catalog, ${kind} is rendered in all versions within the limits`, async () => {
    renderer = createRenderer();
    const { versions } = await renderer.render('account', { bytes: await create(), withVersions: true });
    const rendered = versions.map(({ width = 'full', format }) => `${width} ${format}`);
    const smaller = [200, 400, 800].flatMap((width) => [`${width} avif`, `${width} webp`]);
    expect(rendered).toEqual(['full avif', ...smaller]);
  });
}

test('threat 33: the renderer is replaced when it keeps too much memory after an image', async () => {
  renderer = createRenderer({ maxKeptMemory: 1 });
  await render(await smallJpeg());
  const childrenBefore = childrenOf(process.pid);
  await render(await smallJpeg());
  expect(childrenOf(process.pid)).not.toEqual(childrenBefore);
});

test('the renderer receives none of the settings of the server', async () => {
  renderer = createRenderer();
  await render(await smallJpeg());
  const names = childrenOf(process.pid)
    .flatMap(environmentOf)
    .map((line) => line.split('=')[0]);
  expect(names.sort()).toEqual(['MALLOC_ARENA_MAX', 'NODE_CHANNEL_FD', 'NODE_CHANNEL_SERIALIZATION_MODE']);
});

test('the renderer ends when it has been idle, and starts again for the next image', async () => {
  renderer = createRenderer({ idleTimeout: 300 });
  await render(await smallJpeg());
  const childrenBefore = childrenOf(process.pid);
  expect(childrenBefore).toHaveLength(1);
  await vi.waitUntil(() => childrenOf(process.pid).length === 0, { timeout: 10_000 });
  await render(await smallJpeg());
  expect(childrenOf(process.pid)).not.toEqual(childrenBefore);
});

test('the renderer ignores SIGINT and SIGTERM, and ends when it is closed', async () => {
  renderer = createRenderer();
  await render(await smallJpeg());
  const [pid = 0] = childrenOf(process.pid);
  // A terminal or systemd sends these signals to every process of the server.
  for (const signal of ['SIGINT', 'SIGTERM']) process.kill(pid, signal);
  await render(await smallJpeg());
  expect(childrenOf(process.pid)).toEqual([pid]);
  await renderer.close();
  expect(childrenOf(process.pid)).toEqual([]);
});

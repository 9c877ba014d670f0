import { on } from 'node:events';
import { availableParallelism } from 'node:os';
import { createConcurrencyLimit } from '../concurrency/limits.ts';
import { type RenderedImage, renderImage } from '../images/render-image.ts';
import { renderWithCache } from './drawing-cache.ts';
import { composePicture } from './pictures/compose.ts';

/*
 * Main module of the process that `draw-pictures.ts` starts. Its first argument is the folder in which rendered pictures are
 * cached, or an empty string; the other arguments name the pictures to render. Each picture is sent to the parent, which replies once it
 * has stored the picture.
 */

// The channel also closes when the parent is killed.
process.on('disconnect', () => process.exit());

/**
 * More compression effort than for an upload, because a sample is rendered once and shown to everyone. All samples take 14 s of
 * processor time: AVIF with effort 1 would take 4 s less and 16% more bytes, WebP with effort 6 would take 1.6 s more and 3% fewer bytes.
 */
const options = { withVersions: true, effort: { webp: 4, avif: 2 } };

// The server does not accept requests yet, so every core may render.
const limit = createConcurrencyLimit(availableParallelism(), Number.POSITIVE_INFINITY);

const replies = on(process, 'message');

const [folder, ...pictures] = process.argv.slice(2);
await Promise.all(pictures.map((picture) => limit(() => send(picture))));
process.disconnect();

async function send(picture: string): Promise<void> {
  const image = await draw(composePicture(picture));
  process.send?.({ picture, image });
  // Waits until the parent has stored a picture before another one is rendered.
  await replies.next();
}

function draw(svg: string): Promise<RenderedImage> {
  const render = () => renderImage(Buffer.from(svg), options);
  return folder ? renderWithCache(folder, `${JSON.stringify(options)}${svg}`, render) : render();
}

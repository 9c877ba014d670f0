import { availableParallelism } from 'node:os';
import { createConcurrencyLimit } from '../concurrency/limits.ts';
import { renderImage } from '../images/render-image.ts';
import { composePicture } from './pictures/compose.ts';

/*
 * Main module of the process that `draw-pictures.ts` starts: renders the pictures named by its arguments and sends each to
 * the parent.
 */

// The channel also closes when the parent is killed.
process.on('disconnect', () => process.exit());

// The server does not accept requests yet, so every core may render.
const limit = createConcurrencyLimit(availableParallelism(), Number.POSITIVE_INFINITY);

await Promise.all(process.argv.slice(2).map((picture) => limit(() => draw(picture))));
process.disconnect();

/** Renders with more compression effort than an upload, because a sample is rendered once and shown to everyone. */
async function draw(picture: string): Promise<void> {
  const options = { withVersions: true, effort: { webp: 6, avif: 2 } };
  const image = await renderImage(Buffer.from(composePicture(picture)), options);
  await new Promise<void>((resolve) => process.send?.({ picture, image }, () => resolve()));
}

import { availableParallelism } from 'node:os';
import { createConcurrencyLimit } from '../concurrency/limits.ts';
import { renderImage } from '../images/render-image.ts';
import { composePicture } from './pictures/compose.ts';

/** The program of the drawing process: draws the pictures that its arguments name and sends each to its parent. */

process.on('disconnect', () => process.exit());

// Nobody is served yet, so every core may draw.
const gate = createConcurrencyLimit(availableParallelism(), Number.POSITIVE_INFINITY);

await Promise.all(process.argv.slice(2).map((picture) => gate(() => draw(picture))));
process.disconnect();

/** Our own drawings are the only SVG that is ever rendered; drawn once and looked at by everybody, so small. */
async function draw(picture: string): Promise<void> {
  const image = await renderImage(Buffer.from(composePicture(picture)), 6);
  await new Promise<void>((resolve) => process.send?.({ picture, image }, () => resolve()));
}

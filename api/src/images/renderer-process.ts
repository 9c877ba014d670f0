/** Main module of the renderer: receives the bytes of one image at a time and replies to each. */

import type { ImageProblem } from './image-failure.ts';
import { readFormat } from './inspect-file.ts';
import { inspectHeader } from './inspect-header.ts';
import { type RenderedImage, renderImage } from './render-image.ts';

export interface RendererRequest {
  bytes: Buffer;
  withVersions: boolean;
}

type Result = { problem: ImageProblem } | { image: RenderedImage };

/** The renderer's reply to an image. `memory` is the resident memory of the process afterward, in bytes. */
export type RendererReply = Result & { memory: number };

/** Milliseconds between two checks of the memory. Rendering takes up to 4 MB more per millisecond, so up to 20 MB in between. */
const watchInterval = 5;

const maxMemory = Number(process.argv[2]);

// Ignored, because terminals and systemd send these signals to every process of the server. The server itself ends this process
// once it has finished its requests.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', endNow);

process.on('message', async (request: RendererRequest) => {
  const watch = setInterval(() => process.memoryUsage.rss() > maxMemory && endNow(), watchInterval);
  const result = await render(request);
  clearInterval(watch);
  // An image's buffers are outside V8's heap, so V8 sees no reason to collect them before the next image; this forces it.
  globalThis.gc?.();
  process.send?.({ ...result, memory: process.memoryUsage.rss() } satisfies RendererReply);
});

process.send?.('ready');

async function render({ bytes: uploaded, withVersions }: RendererRequest): Promise<Result> {
  const checked = await (readFormat(uploaded) === 'heic' ? decodeWithLibheif(uploaded) : checkHeader(uploaded));
  if ('problem' in checked) return checked;
  return renderImage(checked.bytes, { withVersions }).then(
    (image) => ({ image }),
    () => ({ problem: 'broken' }),
  );
}

type Checked = { problem: ImageProblem } | { bytes: Buffer };

/** The decoder is loaded with the first HEIC image, because most photos don't need it. */
async function decodeWithLibheif(bytes: Buffer): Promise<Checked> {
  const { decodeHeic } = await import('./heic/decode-heic.ts');
  return decodeHeic(bytes, endNow);
}

async function checkHeader(bytes: Buffer): Promise<Checked> {
  const problem = await inspectHeader(bytes);
  return problem ? { problem } : { bytes };
}

/** Sends a signal, because `process.exit` would wait until the threads that render have finished. */
function endNow(): void {
  process.kill(process.pid, 'SIGKILL');
}

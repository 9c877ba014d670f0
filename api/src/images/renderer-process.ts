/** Main module of the renderer: receives the bytes of one image at a time and replies to each. */

import type { ImageProblem } from './image-failure.ts';
import { inspectHeader } from './inspect-header.ts';
import { type RenderedImage, renderImage } from './render-image.ts';

export interface RendererRequest {
  bytes: Buffer;
  withVersions: boolean;
}

type Answer = { problem: ImageProblem } | { image: RenderedImage };

/** The renderer's reply to an image. `memory` is what the process occupies afterwards, in resident bytes. */
export type RendererReply = Answer & { memory: number };

/** Milliseconds. An image takes up to about 4 MB more each millisecond, so memory grows by up to 20 MB between two checks. */
const watchInterval = 5;

const maxMemory = Number(process.argv[2]);

// A terminal and systemd signal every process of the server. The server finishes its requests first, and then ends this process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', endNow);

process.on('message', async (request: RendererRequest) => {
  const watch = setInterval(() => process.memoryUsage.rss() > maxMemory && endNow(), watchInterval);
  const answered = await answer(request);
  clearInterval(watch);
  // An image's buffers are outside V8's heap, so V8 sees no reason to collect them before the next image; this forces it.
  globalThis.gc?.();
  process.send?.({ ...answered, memory: process.memoryUsage.rss() } satisfies RendererReply);
});

process.send?.('ready');

async function answer({ bytes, withVersions }: RendererRequest): Promise<Answer> {
  const problem = await inspectHeader(bytes);
  if (problem) return { problem };
  return renderImage(bytes, { withVersions }).then(
    (image) => ({ image }),
    () => ({ problem: 'broken' }),
  );
}

/** Sends a signal, because `process.exit` would wait until the threads that render have finished. */
function endNow(): void {
  process.kill(process.pid, 'SIGKILL');
}

import { createFairQueue } from '../concurrency/fair-queue.ts';
import { createHelperProcess } from '../concurrency/helper-process.ts';
import { imageFailure } from './image-failure.ts';
import type { RenderedImage } from './render-image.ts';
import type { RendererReply, RendererRequest } from './renderer-process.ts';

/** Renders uploaded images in a separate process, which can be killed at any time. */
export interface ImageRenderer {
  /** Starts the process if it isn't running, so that it is ready when the image has arrived. */
  prepare(): void;
  /**
   * Renders one image at a time; accounts take turns.
   * @throws Failure `image_refused`; `unavailable` when the image's turn does not come in time.
   */
  render(accountId: string, request: RendererRequest): Promise<RenderedImage>;
  /** How many images are waiting for their turn. */
  countWaiting(): number;
  /** Ends the process. */
  close(): Promise<void>;
}

interface RendererLimits {
  /** Milliseconds that rendering one image may take. */
  timeout: number;
  /** Resident bytes that the process may occupy while it renders. */
  maxMemory: number;
  /** Resident bytes. If the process occupies more after an image, it is replaced, so that every image finds enough free memory. */
  maxKeptMemory: number;
  /** Milliseconds that an image may wait for its turn. */
  maxWait: number;
  /** Milliseconds without an image after which the process ends, to free its memory. */
  idleTimeout: number;
}

/**
 * The process exits when it reaches 280 MB, which keeps it below 300: memory may grow by 20 MB between two checks. A limit of the
 * operating system cannot be used: such limits count address space, and V8 reserves 600 MB of it without using it.
 */
const defaults: RendererLimits = {
  timeout: 5_000,
  maxMemory: 280_000_000,
  maxKeptMemory: 160_000_000,
  maxWait: 10_000,
  idleTimeout: 60_000,
};

export function createRenderer(limits: Partial<RendererLimits> = {}): ImageRenderer {
  const { timeout, maxMemory, maxKeptMemory, maxWait, idleTimeout } = { ...defaults, ...limits };
  const takeTurn = createFairQueue(maxWait);
  const helper = createHelperProcess<RendererRequest, RendererReply>({
    program: new URL('./renderer-process.ts', import.meta.url),
    arguments: [`${maxMemory}`],
    // No other variables, because the environment contains secrets that the renderer does not need. By default,
    // glibc uses one arena per thread, and would hold on to twice as much memory.
    env: { MALLOC_ARENA_MAX: '1' },
    execArgv: ['--expose-gc'],
    replyTimeout: timeout,
    idleTimeout,
  });

  async function render(request: RendererRequest): Promise<RenderedImage> {
    const reply = await helper.request(request);
    if (!reply) throw imageFailure('too_demanding');
    if (reply.memory > maxKeptMemory) void helper.close();
    if ('problem' in reply) throw imageFailure(reply.problem);
    return reply.image;
  }

  return {
    prepare: helper.prepare,
    render: (accountId, request) => takeTurn(accountId, () => render(request)),
    countWaiting: takeTurn.countWaiting,
    close: helper.close,
  };
}

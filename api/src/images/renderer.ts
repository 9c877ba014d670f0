import { createFairQueue } from '../concurrency/fair-queue.ts';
import { createHelperProcess } from '../concurrency/helper-process.ts';
import { imageFailure } from './image-failure.ts';
import type { RenderedImage } from './render-image.ts';
import type { RendererReply, RendererRequest } from './renderer-process.ts';

/** Renders uploaded images in a separate process, which can be ended whatever it is doing. */
export interface ImageRenderer {
  /** Starts the process if it isn't running, so that it is ready when the image has arrived. */
  prepare(): void;
  /**
   * Renders one image at a time; accounts take turns.
   * @throws Failure `image_refused`; `unavailable` when it isn't this image's turn in time.
   */
  render(accountId: string, request: RendererRequest): Promise<RenderedImage>;
  /** How many images wait for their turn. */
  countWaiting(): number;
  /** Ends the process. */
  close(): Promise<void>;
}

interface RendererLimits {
  /** Milliseconds for one image. */
  time: number;
  /** Resident bytes of the process while it renders. */
  memory: number;
  /** Resident bytes after an image above which the process is replaced, so that every image finds enough free memory. */
  memoryKept: number;
  /** Milliseconds that an image may wait for its turn. */
  wait: number;
  /** Milliseconds after an image until the process ends, which gives back its memory. */
  idle: number;
}

/**
 * The process ends itself at 280 MB, because its next memory check may come 20 MB later. A limit of the operating
 * system cannot be used: those count address space, and V8 reserves 600 MB of it without using it.
 */
const defaults: RendererLimits = {
  time: 5_000,
  memory: 280_000_000,
  memoryKept: 160_000_000,
  wait: 10_000,
  idle: 60_000,
};

export function createRenderer(limits: Partial<RendererLimits> = {}): ImageRenderer {
  const { time, memory, memoryKept, wait, idle } = { ...defaults, ...limits };
  const takeTurn = createFairQueue(wait);
  const helper = createHelperProcess<RendererRequest, RendererReply>({
    program: new URL('./renderer-process.ts', import.meta.url),
    arguments: [`${memory}`],
    // No other variables, because the environment holds secrets that the renderer has no use for. With its usual arenas,
    // one for each thread, glibc would keep twice the memory.
    env: { MALLOC_ARENA_MAX: '1' },
    execArgv: ['--expose-gc'],
    time,
    idle,
  });

  async function render(request: RendererRequest): Promise<RenderedImage> {
    const reply = await helper.request(request);
    if (!reply) throw imageFailure('too_demanding');
    if (reply.memory > memoryKept) void helper.close();
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

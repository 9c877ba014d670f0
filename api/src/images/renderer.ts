import { type ChildProcess, fork } from 'node:child_process';
import { createFairQueue } from '../concurrency/fair-queue.ts';
import { refuseImage } from './refuse-image.ts';
import type { RenderedImage } from './render-image.ts';
import type { RendererReply } from './renderer-process.ts';

/** Renders uploaded images in a separate process, which can be killed in the middle of an image. */
export interface ImageRenderer {
  /** Starts the process if it isn't running, so that it is ready when the image has arrived. */
  prepare(): void;
  /**
   * Renders one image at a time; accounts take turns.
   * @throws Failure `image_refused`; `unavailable` when it isn't this image's turn in time.
   */
  render(accountId: string, bytes: Buffer): Promise<RenderedImage>;
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
 * The process ends itself at 280 MB, because it may grow by another 20 MB before its next memory check. A limit of the
 * operating system cannot be used: it counts address space, and V8 reserves 600 MB of that without using it.
 */
const defaults: RendererLimits = {
  time: 5_000,
  memory: 280_000_000,
  memoryKept: 160_000_000,
  wait: 10_000,
  idle: 60_000,
};

/** Milliseconds that the process may take to start. About 200 are usual. */
const startTimeout = 10_000;

interface RendererProcess {
  child: ChildProcess;
  /** Resolves to false when the process ended before it was ready. */
  isReady: Promise<boolean>;
  ended: Promise<void>;
}

export function createRenderer(limits: Partial<RendererLimits> = {}): ImageRenderer {
  const { time, memory, memoryKept, wait, idle } = { ...defaults, ...limits };
  const takeTurn = createFairQueue(wait);
  let current: RendererProcess | undefined;
  let idleTimer: NodeJS.Timeout | undefined;

  function endWhenIdle(): void {
    clearTimeout(idleTimer);
    idleTimer = setTimeout(close, idle).unref();
  }

  function prepare(): RendererProcess {
    if (current) return current;
    const started = startProcess(memory);
    current = started;
    void started.ended.then(() => {
      if (current === started) current = undefined;
    });
    return started;
  }

  async function render(bytes: Buffer): Promise<RenderedImage> {
    const renderer = prepare();
    clearTimeout(idleTimer);
    if (!(await renderer.isReady)) throw new Error('the renderer of images could not be started');
    const reply = await request(renderer, bytes, time);
    if (!reply) throw refuseImage('too_demanding');
    if (reply.memory > memoryKept) void close();
    if ('problem' in reply) throw refuseImage(reply.problem);
    return reply.image;
  }

  async function close(): Promise<void> {
    clearTimeout(idleTimer);
    const closed = current;
    current = undefined;
    closed?.child.ref();
    closed?.child.kill('SIGKILL');
    await closed?.ended;
  }

  return {
    prepare() {
      prepare();
      endWhenIdle();
    },
    render: (accountId, bytes) => takeTurn(accountId, () => render(bytes).finally(endWhenIdle)),
    close,
  };
}

function startProcess(memory: number): RendererProcess {
  const program = new URL('./renderer-process.ts', import.meta.url);
  // No environment, because it holds secrets that the renderer has no use for. With its usual arenas, one for each thread,
  // glibc would keep twice the memory.
  const env = { MALLOC_ARENA_MAX: '1' };
  const child = fork(program, [`${memory}`], { env, serialization: 'advanced', execArgv: ['--expose-gc'] });
  // The child process ends when the server does, and must not keep the server running.
  child.unref();
  child.channel?.unref();
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.on('error', () => resolve());
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), startTimeout);
  const ready = new Promise<true>((resolve) => child.once('message', () => resolve(true)));
  const isReady = Promise.race([ready, ended.then(() => false)]).finally(() => clearTimeout(timer));
  return { child, ended, isReady };
}

/** @returns undefined when the process ended, or was ended after `time` milliseconds, before it replied. */
async function request(
  { child, ended }: RendererProcess,
  bytes: Buffer,
  time: number,
): Promise<RendererReply | undefined> {
  const timer = setTimeout(() => child.kill('SIGKILL'), time);
  const replied = new Promise<RendererReply>((resolve) => child.once('message', resolve));
  // Without a callback, sending to a process that has just ended would emit an error.
  child.send(bytes, () => {});
  try {
    return await Promise.race([replied, ended.then(() => undefined)]);
  } finally {
    clearTimeout(timer);
  }
}

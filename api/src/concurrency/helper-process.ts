import { type ChildProcess, fork } from 'node:child_process';

/** A process that replies to one message at a time. It is started when needed, and can be ended even while it is busy. */
export interface HelperProcess<Request, Reply> {
  /** Starts the process if it isn't running, so that it is ready by the time a message is sent. */
  prepare(): void;
  /**
   * Callers must wait for the reply to one message before they send the next.
   * @returns undefined when the process ended before it replied, on its own or because it took too long.
   * @throws when the process cannot be started.
   */
  request(message: Request): Promise<Reply | undefined>;
  /** Ends the process. */
  close(): Promise<void>;
}

interface Options {
  /** The main module. It sends `'ready'` when it can receive messages. */
  program: URL;
  arguments: string[];
  env: Record<string, string>;
  execArgv: string[];
  /** Milliseconds. A process that has not replied by then is killed. */
  replyTimeout: number;
  /** Milliseconds after the latest message until the process ends, to free its memory. */
  idleTimeout: number;
}

/** Milliseconds that the process may take to get ready; about 200 is typical. */
const startTimeout = 10_000;

interface RunningProcess {
  child: ChildProcess;
  /** Resolves to false when the process ended before it was ready. */
  isReady: Promise<boolean>;
  ended: Promise<void>;
}

export function createHelperProcess<Request extends object, Reply>(options: Options): HelperProcess<Request, Reply> {
  let current: RunningProcess | undefined;
  let idleTimer: NodeJS.Timeout | undefined;

  function start(): RunningProcess {
    clearTimeout(idleTimer);
    if (current) return current;
    const started = startProcess(options);
    current = started;
    void started.ended.then(() => {
      if (current === started) current = undefined;
    });
    return started;
  }

  function endWhenIdle(): void {
    clearTimeout(idleTimer);
    idleTimer = setTimeout(close, options.idleTimeout).unref();
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
      start();
      endWhenIdle();
    },
    async request(message) {
      const running = start();
      try {
        if (!(await running.isReady)) throw new Error(`${options.program.pathname} could not be started`);
        return await sendAndWait<Reply>(running.child, message, options.replyTimeout);
      } finally {
        endWhenIdle();
      }
    },
    close,
  };
}

function startProcess({ program, arguments: argv, env, execArgv }: Options): RunningProcess {
  const child = fork(program, argv, { env, serialization: 'advanced', execArgv });
  // The helper process ends with this process, and must not keep this one running.
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

/**
 * Sends a message and waits for the reply, with listeners that are removed afterward. `Promise.race` with `ended`, which stays
 * pending for as long as the process runs, would keep every reply in memory until then.
 * @returns undefined when the process ended before it replied.
 */
async function sendAndWait<Reply>(child: ChildProcess, message: object, timeout: number): Promise<Reply | undefined> {
  const { promise, resolve } = Promise.withResolvers<Reply | undefined>();
  const receive = (reply: unknown) => resolve(reply as Reply);
  const giveUp = () => resolve(undefined);
  const timer = setTimeout(() => child.kill('SIGKILL'), timeout);
  child.on('message', receive);
  child.on('exit', giveUp);
  child.on('error', giveUp);
  if (child.exitCode !== null || child.signalCode !== null) giveUp();
  // Without a callback, sending to a process that has just ended would emit an error.
  else child.send(message, () => {});
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    child.off('message', receive);
    child.off('exit', giveUp);
    child.off('error', giveUp);
  }
}

import type { FastifyInstance } from 'fastify';

/** Milliseconds between two writes. */
const interval = 60_000;
/** The maximum number of ids in one SQL statement. */
const batchSize = 500;

/** Writes to the database that sessions or API tokens were used in the hour that starts at `hour`. */
export type UpdateLastUse = (ids: string[], hour: string) => Promise<void>;

export interface LastUses {
  /** @param lastUsedAt when the session or token was last used, as stored; empty before its first use */
  record(id: string, lastUsedAt: string, now: Date): void;
  /** Writes what was recorded: each session or token at most once an hour. */
  flush(): Promise<void>;
}

/** Records in memory when sessions or API tokens are used, because a request that only reads must not write. */
export function createLastUses(update: UpdateLastUse): LastUses {
  let used = new Map<string, string>();
  return {
    record(id, lastUsedAt, now) {
      const hour = new Date(new Date(now).setUTCMinutes(0, 0, 0)).toISOString();
      if (lastUsedAt < hour) used.set(id, hour);
    },
    async flush() {
      const recorded = used;
      used = new Map();
      for (const [hour, ids] of Map.groupBy(recorded.keys(), (id) => recorded.get(id) ?? '')) {
        while (ids.length) await update(ids.splice(0, batchSize), hour);
      }
    },
  };
}

/**
 * Writes the uses of sessions or API tokens in the background until the server closes. If a write fails, its uses are lost,
 * but the next use of each session or token is recorded as usual.
 */
export function flushRegularly(app: FastifyInstance, { flush }: LastUses): void {
  const warn = (error: unknown) =>
    app.log.warn({ err: error }, 'could not record when sessions or API tokens were last used');
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(flush).catch(warn);
  }, interval).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
    await flush().catch(warn);
  });
}

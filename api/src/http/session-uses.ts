import type { FastifyInstance } from 'fastify';

/** Milliseconds between two writes. */
const interval = 60_000;
/** Ids in one statement. */
const batchSize = 500;

/** Records that sessions or API tokens were used. `hour` is the start of the hour in which they were used. */
export type UpdateLastUse = (ids: string[], hour: string) => Promise<void>;

export interface SessionUses {
  /** @param lastUsedAt the hour that is stored for the session; empty before its first use */
  note(sessionId: string, lastUsedAt: string, now: Date): void;
  /** Writes what was noted: each session at most once an hour. */
  flush(): Promise<void>;
}

/** Notes in memory when sessions are used, because a request that only reads must not write. */
export function createSessionUses(update: UpdateLastUse): SessionUses {
  let used = new Map<string, string>();
  return {
    note(sessionId, lastUsedAt, now) {
      const hour = new Date(new Date(now).setUTCMinutes(0, 0, 0)).toISOString();
      if (lastUsedAt < hour) used.set(sessionId, hour);
    },
    async flush() {
      const noted = used;
      used = new Map();
      for (const [hour, ids] of Map.groupBy(noted.keys(), (id) => noted.get(id) ?? '')) {
        while (ids.length) await update(ids.splice(0, batchSize), hour);
      }
    },
  };
}

/**
 * Writes the uses of sessions in the background until the server closes. A failed write loses its uses, but the next use of
 * each session is noted again.
 */
export function flushRegularly(app: FastifyInstance, { flush }: SessionUses): void {
  const warn = (error: unknown) => app.log.warn({ err: error }, 'could not record the use of sessions');
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

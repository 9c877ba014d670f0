import type { FastifyInstance } from 'fastify';
import type { DiskState } from '../disk/disk-space.ts';
import { maintainReserve } from '../disk/reserve-file.ts';
import type { Services } from '../services.ts';

/** Milliseconds between two checks. */
const interval = 2_000;

/** Logs when the disk runs low or is full, and maintains the reserve, until the server closes. */
export function startDiskWatch(app: FastifyInstance, { disk, environment }: Services): void {
  let last: DiskState = 'enough';
  let running: Promise<void> | undefined;

  async function watch(): Promise<void> {
    const state = await disk.check();
    if (state !== last) report(state);
    last = state;
    // PostgreSQL does not store its data in the data folder, so a reserve there would not help it.
    if (!environment.DATABASE_URL) await maintainReserve(environment.DATA_FOLDER);
  }

  function report(state: DiskState): void {
    if (state === 'full') app.log.error('the disk is full: only logins and small changes are stored');
    else if (state === 'low') app.log.warn('the disk is nearly full');
    else app.log.warn('the disk has enough free space again');
  }

  const timer = setInterval(() => {
    running ??= watch()
      .catch((error) => app.log.warn({ err: error }, 'could not check the disk'))
      .finally(() => {
        running = undefined;
      });
  }, interval).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}

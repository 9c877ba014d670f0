import type { FastifyInstance } from 'fastify';
import { version } from '../config/version.ts';
import { isDatabaseReady } from '../database/database.ts';
import { Failure } from '../failure.ts';
import type { Services } from '../services.ts';
import { successText } from '../texts/texts.ts';

/** For monitoring: `/health` succeeds while the process runs, `/ready` while it can also serve requests. */
export function addHealthRoutes(app: FastifyInstance, { database, images, disk }: Services): void {
  const config = { limit: 'none' } as const;

  app.get('/health', { config }, async () => ({ success: true, message: successText('health'), version }));

  app.get('/ready', { config }, async () => {
    const isReady = (await isDatabaseReady(database)) && (await images.isReady());
    if (!isReady) throw new Failure('unavailable.not_ready');
    const space = await disk.check();
    if (space === 'full') throw new Failure('unavailable.disk_full');
    return { success: true, message: successText(space === 'low' ? 'ready.diskLow' : 'ready') };
  });
}

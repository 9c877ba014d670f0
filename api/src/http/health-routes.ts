import type { FastifyInstance } from 'fastify';
import { isDatabaseReady } from '../database/database.ts';
import { Failure } from '../failure.ts';
import type { Services } from '../services.ts';
import { successText } from '../texts/texts.ts';

/** For whatever watches the server: `/health` says that the process runs, `/ready` that it can do its work. */
export function addHealthRoutes(app: FastifyInstance, { database, images }: Services): void {
  const config = { limit: 'none' } as const;

  app.get('/health', { config }, async () => ({ success: true, message: successText('health') }));

  app.get('/ready', { config }, async () => {
    const isReady = (await isDatabaseReady(database)) && (await images.isReady());
    if (!isReady) throw new Failure('unavailable.not_ready');
    return { success: true, message: successText('ready') };
  });
}

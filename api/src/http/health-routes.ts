import type { FastifyInstance } from 'fastify';
import { isDatabaseReady } from '../database/readiness.ts';
import { Failure } from '../failure.ts';
import type { Services } from '../services.ts';

/** For whatever watches the server: `/health` says that the process runs, `/ready` that it can do its work. */
export function addHealthRoutes(app: FastifyInstance, { database, images }: Services): void {
  const config = { limit: 'none' } as const;

  app.get('/health', { config }, async () => ({ success: true, message: 'running' }));

  app.get('/ready', { config }, async () => {
    const isReady = (await isDatabaseReady(database)) && (await images.isReady());
    if (!isReady) throw new Failure('unavailable', 'The database or the pictures cannot be reached just now');
    return { success: true, message: 'ready' };
  });
}

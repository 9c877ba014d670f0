import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/open-database.ts';
import type { ImageStore } from '../images/image-store.ts';
import { sweepImages } from '../images/sweep-images.ts';

/** Milliseconds. */
const pause = 60 * 60 * 1000;

/** Sweeps away pictures that no row names, every hour until the server ends; a sweep that failed is tried again then. */
export function sweepRegularly(app: FastifyInstance, database: Database, images: ImageStore): void {
  const warn = (error: unknown) => app.log.warn({ err: error }, 'pictures could not be swept');
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = sweepImages(database, images, new Date()).catch(warn);
  }, pause).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}

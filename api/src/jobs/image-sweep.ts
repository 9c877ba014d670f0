import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import type { ImageStore } from '../images/image-store.ts';
import { sweepImages } from '../images/sweep-images.ts';

/** Milliseconds. */
const interval = 60 * 60 * 1000;

/** Removes images that no row refers to, every hour until the server closes. A failed sweep does not stop later ones. */
export function startImageSweep(app: FastifyInstance, database: Database, images: ImageStore): void {
  const warn = (error: unknown) => app.log.warn({ err: error }, 'could not sweep images');
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = sweepImages(database, images, new Date()).catch(warn);
  }, interval).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { RewriteUrls } from './public-url.ts';

/**
 * Serves `robots.txt`, which names the sitemap by its absolute URL.
 * @param folder the folder of the site's files
 */
export async function addRobots(app: FastifyInstance, folder: string, rewriteUrls: RewriteUrls): Promise<void> {
  const robots = rewriteUrls(await readFile(join(folder, 'robots.txt'), 'utf8'));
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' };
  app.get('/robots.txt', { config: { limit: 'none' } }, (_request, reply) => reply.headers(headers).send(robots));
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** The rules by which browsers prerender pages. The build writes them (src/build/speculation-rules.mjs). */
export const speculationRulesPath = '/speculation.json';

/**
 * Serves the speculation rules under the only content type that browsers accept for them. `sendFile` would choose another.
 * @param folder the folder of the site's files
 */
export async function addSpeculationRules(app: FastifyInstance, folder: string): Promise<void> {
  const rules = await readFile(join(folder, speculationRulesPath));
  // Every page requests them, and they change only with the site.
  const headers = { 'content-type': 'application/speculationrules+json', 'cache-control': 'public, max-age=3600' };
  app.get(speculationRulesPath, { config: { limit: 'none' } }, (_request, reply) => reply.headers(headers).send(rules));
}

import type { FastifyInstance } from 'fastify';
import { hasUnreachableLinks } from '../config/setting-warnings.ts';
import { version } from '../config/version.ts';
import { isDatabaseReady } from '../database/database.ts';
import { Failure } from '../failure.ts';
import type { Services } from '../services.ts';
import { successText } from '../texts/texts.ts';

/** Adds the routes for monitoring: `/health` succeeds while the process runs, `/ready` while it can also serve requests. */
export function addHealthRoutes(app: FastifyInstance, { database, images, disk, environment }: Services): void {
  const config = { limit: 'none' } as const;
  const settingWarnings = hasUnreachableLinks(environment) ? (['localhost_links'] as const) : [];

  app.get('/health', { config }, async () => ({ success: true, message: successText('health'), version }));

  app.get('/ready', { config }, async () => {
    const isReady = (await isDatabaseReady(database)) && (await images.isReady());
    if (!isReady) throw new Failure('unavailable.not_ready');
    const space = await disk.check();
    if (space === 'full') throw new Failure('unavailable.disk_full');
    const warnings = [...(space === 'low' ? (['disk_low'] as const) : []), ...settingWarnings];
    return { success: true, message: successText(textKeyOf(warnings[0])), ...(warnings.length && { warnings }) };
  });
}

function textKeyOf(warning: 'disk_low' | 'localhost_links' | undefined) {
  if (!warning) return 'ready';
  return warning === 'disk_low' ? 'ready.diskLow' : 'ready.localhostLinks';
}

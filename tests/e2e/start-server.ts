import path from 'node:path';
import { buildSite, isSiteCurrent } from '../../scripts/build-site.ts';
import { startTestServer } from '../../scripts/test-server.ts';
import { staff } from './staff.ts';

/** Playwright's global setup. Returns the teardown, which fails the run unless the server exits cleanly. */
export default async function startServer(): Promise<() => Promise<void>> {
  if (!isSiteCurrent() && (await buildSite()) !== 0) throw new Error('The site could not be built');
  const server = await startTestServer({ STAFF_EMAIL: staff.email, STAFF_PASSWORD: staff.password });
  process.env.KINDCRATE_ORIGIN = server.origin;
  process.env.KINDCRATE_MAIL = path.join(server.dataFolder, 'mail');
  return server.stop;
}

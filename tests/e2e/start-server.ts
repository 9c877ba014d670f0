import path from 'node:path';
import { buildSite, isSiteCurrent } from '../../scripts/build-site.ts';
import { startTestServer } from '../../scripts/test-server.ts';
import { staff } from './staff.ts';

/** Runs before the end-to-end tests; what it gives runs after them, and fails the run when the server ends badly. */
export default async function startServer(): Promise<() => Promise<void>> {
  if (!isSiteCurrent() && (await buildSite()) !== 0) throw new Error('The site could not be built');
  const server = await startTestServer({ STAFF_EMAIL: staff.email, STAFF_PASSWORD: staff.password });
  process.env.KINDCRATE_ORIGIN = server.origin;
  process.env.KINDCRATE_MAIL = path.join(server.dataFolder, 'mail');
  return server.stop;
}

import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

// Before any other module of ours is read: what TypeScript was compiled to is kept, which saves every further start
// half a second or more.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/kindcrate'));

// The data, the log-ins in it and the pictures are for this user of the machine alone, whatever makes a file.
process.umask(0o077);

const { startServer } = await import('./startup/start-server.ts');
const { explainStartFailure } = await import('./startup/explain-start-failure.ts');

try {
  await startServer();
  flushCompileCache();
} catch (error) {
  process.stderr.write(`${explainStartFailure(error as Error)}\n`);
  process.exit(1);
}

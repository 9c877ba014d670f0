import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

// Enabled before our own modules load: caching the compiled TypeScript makes later starts at least half a second faster.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/kindcrate'));

const { limitYoungGeneration, stopYoungGenerationGrowth } = await import('./startup/young-generation.ts');

// Loading the code creates a lot of short-lived garbage, for which V8 would grow its young generation by 16 MB. An idle server
// would never free that memory.
stopYoungGenerationGrowth();

// Only the user that runs the server may read the files that it creates.
process.umask(0o077);

const { collectStartupGarbage } = await import('./startup/startup-garbage.ts');
const { startServer } = await import('./startup/start-server.ts');
const { explainStartFailure } = await import('./startup/explain-start-failure.ts');

try {
  await startServer();
  // From here on, the young generation may grow again, up to its limit (see startup/young-generation.ts).
  limitYoungGeneration();
  flushCompileCache();
  // The jobs that run at startup, and the first request, leave garbage too.
  setTimeout(collectStartupGarbage, 1_000).unref();
} catch (error) {
  process.stderr.write(`${explainStartFailure(error as Error)}\n`);
  process.exit(1);
}

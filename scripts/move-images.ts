import { loadEnvFile } from './load-env-file.ts';

// Only the current user may read the files that the command creates, as with those of the server.
process.umask(0o077);
loadEnvFile();
const { runMoveImages } = await import('../api/src/startup/run-move-images.ts');
process.exitCode = await runMoveImages(process.argv.slice(2));

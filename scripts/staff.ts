import { loadEnvFile } from './load-env-file.ts';

// Only the current user may read the files that the command creates, as with those of the server.
process.umask(0o077);
loadEnvFile();
const { runStaffCommand } = await import('../api/src/startup/run-staff-command.ts');
process.exitCode = await runStaffCommand(process.argv.slice(2));

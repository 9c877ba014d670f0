import { loadEnvFile } from './load-env-file.ts';

// Files that it creates are readable only by this user of the machine, as the server's are.
process.umask(0o077);
loadEnvFile();
const { runStaffCommand } = await import('../api/src/startup/run-staff-command.ts');
process.exitCode = await runStaffCommand(process.argv.slice(2));

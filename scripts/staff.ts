import { loadSettings } from './settings.ts';

// What it makes is for this user of the machine alone, as what the server makes is.
process.umask(0o077);
loadSettings();
const { runStaffCommand } = await import('../api/src/startup/run-staff-command.ts');
process.exitCode = await runStaffCommand(process.argv.slice(2));

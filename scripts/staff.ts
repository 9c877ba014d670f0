import { prepareCommand } from './prepare-command.ts';

prepareCommand();
const { runStaffCommand } = await import('../api/src/startup/run-staff-command.ts');
process.exitCode = await runStaffCommand(process.argv.slice(2));

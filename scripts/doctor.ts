import { prepareCommand } from './prepare-command.ts';

prepareCommand();
const { runDoctor } = await import('../api/src/doctor/run-doctor.ts');
process.exitCode = await runDoctor(process.env, console.log);

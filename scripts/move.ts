import { prepareCommand } from './prepare-command.ts';

prepareCommand();
const { runCommand } = await import('../api/src/startup/command-line.ts');
const { runMove } = await import('../api/src/startup/run-move.ts');
process.exitCode = await runCommand((environment) => runMove(environment, process.argv.slice(2)));

import { prepareCommand } from './prepare-command.ts';

prepareCommand();
// npm runs scripts in the project's folder; file names are relative to the folder where the command was typed.
process.chdir(process.env.INIT_CWD ?? '.');
const { runCommand } = await import('../api/src/startup/command-line.ts');
const { runRestore } = await import('../api/src/startup/run-restore.ts');
process.exitCode = await runCommand((environment) => runRestore(environment, process.argv.slice(2)));

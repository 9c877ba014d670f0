// Transfers the database to the other engine.
import { prepareCommand } from './prepare-command.ts';

prepareCommand();
const { runCommand } = await import('../api/src/startup/command-line.ts');
const { runDatabaseMove } = await import('../api/src/startup/run-database-move.ts');
process.exitCode = await runCommand((environment) => runDatabaseMove(environment, process.argv.slice(2)));

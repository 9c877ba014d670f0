import { prepareCommand } from './prepare-command.ts';

prepareCommand();
const { runMoveImages } = await import('../api/src/startup/run-move-images.ts');
process.exitCode = await runMoveImages(process.argv.slice(2));

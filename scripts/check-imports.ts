import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkImports } from './imports/check-imports.ts';
import { rules } from './imports/rules.ts';
import { root } from './run.ts';

// Checks the imports of all files that Git tracks, or would track after `git add`.

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
  cwd: root,
  encoding: 'utf8',
});
// Git still lists a file that was removed without a commit.
const files = listed.split('\0').filter((file) => file && existsSync(path.join(root, file)));
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const { problems, importCount, folderCount } = checkImports({ files, read }, rules);
if (problems.length) console.error(problems.join('\n'));
else console.log(`Checked ${importCount} imports in ${folderCount} folders: all allowed, no cycles`);
process.exitCode = problems.length ? 1 : 0;

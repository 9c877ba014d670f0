import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from './environment.ts';

/** The version of the running program, such as 1.4.0. */
export const version: string = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8')).version;

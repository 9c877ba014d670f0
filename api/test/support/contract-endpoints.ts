import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Endpoint } from '@kindcrate/contract/endpoint';
import { projectFolder } from '../../src/config/environment.ts';

const files = globSync('*.ts', { cwd: join(projectFolder, 'contract/src') }).sort();
const modules = await Promise.all(
  files.map((file) => import(`@kindcrate/contract/${basename(file, '.ts')}`) as Promise<Record<string, unknown>>),
);

/** Every call of the contract, whichever file it is in. */
export const contractCalls = modules.flatMap((module) => Object.values(module)).filter(isCall);

/** Those that ask for the role `staff`, each with its line in the table of calls. */
export const staffCalls = contractCalls
  .filter(({ role }) => role === 'staff')
  .map((call) => [`${call.method} ${call.path}`, call] as const);

function isCall(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Endpoint } from '@kindcrate/contract/endpoint';
import { projectFolder } from '../../src/config/environment.ts';

const files = globSync('*.ts', { cwd: join(projectFolder, 'contract/src') }).sort();
const modules = await Promise.all(
  files.map((file) => import(`@kindcrate/contract/${basename(file, '.ts')}`) as Promise<Record<string, unknown>>),
);

/** All endpoints of the contract. */
export const contractEndpoints = modules.flatMap((module) => Object.values(module)).filter(isEndpoint);

/** The endpoints of the desk, as rows for `test.each`: method and path, then the endpoint. */
export const staffEndpoints = contractEndpoints
  .filter(({ path }) => path.startsWith('/staff'))
  .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

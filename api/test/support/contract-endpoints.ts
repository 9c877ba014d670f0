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

/** The method and path of an endpoint. */
export const endpointName = ({ method, path }: Endpoint) => `${method} ${path}`;

/** All endpoints with their names, each name once. */
export const namedEndpoints = [...new Map(contractEndpoints.map((endpoint) => [endpointName(endpoint), endpoint]))];

/** The endpoints of the desk, as rows for `test.each`. */
export const staffEndpoints = namedEndpoints.filter(([, { path }]) => path.startsWith('/staff'));

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

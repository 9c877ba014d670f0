import { inApi, repositoriesOf } from './api-folders.ts';
import { contract, rule } from './rule.ts';

/**
 * The rules for the folders that describe a server to its operator and to the programs that use it. The arguments of a rule:
 * its files, which files and which packages they may import, and why.
 */
export const operation = [
  rule(
    inApi('doctor'),
    `${inApi('startup config database disk images mail payments')} ${repositoriesOf('catalog')} ${contract}`,
    'kysely superstruct node:*',
    'it checks the parts that a server is made of, and of the features only those that use another server',
  ),
  rule(
    inApi('metrics'),
    inApi('services.ts measurements.ts failure.ts mail database disk'),
    'fastify prom-client node:crypto',
    'it reads what the server is made of, and no feature knows it',
  ),
  rule(
    inApi('openapi'),
    `${inApi('openapi http config texts')} ${contract}`,
    'fastify superstruct node:*',
    'it describes the endpoints and calls none',
  ),
  rule(inApi('measurements.ts'), '', 'node:diagnostics_channel', 'anything may publish what happens'),
];

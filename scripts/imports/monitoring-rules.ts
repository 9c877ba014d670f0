import { inApi, repositoriesOf } from './api-folders.ts';
import { contract, rule } from './rule.ts';

/**
 * The rules for the folders that describe a server to its operator and to the programs that use it. The arguments of a rule:
 * its files, which files and which packages they may import, and why.
 */
export const monitoring = [
  rule(
    inApi('doctor'),
    `${inApi('startup config database disk images mail payments')} ${repositoriesOf('catalog')} ${contract}`,
    'kysely superstruct node:*',
    'it checks what a server consists of, and among the features only those that connect to another server',
  ),
  rule(
    inApi('metrics'),
    inApi('services.ts measurements.ts failure.ts mail database disk'),
    'fastify prom-client node:crypto',
    'it measures what a server consists of, and knows no feature',
  ),
  rule(
    inApi('openapi'),
    `${inApi('openapi http config texts')} ${contract}`,
    'fastify superstruct node:*',
    'it describes the endpoints and calls none',
  ),
  rule(inApi('measurements.ts'), '', 'node:diagnostics_channel', 'anything may publish what happens'),
];

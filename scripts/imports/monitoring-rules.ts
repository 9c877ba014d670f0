import { inApi, repositoriesOf } from './api-folders.ts';
import { contract, rule } from './rule.ts';

/**
 * The rules for the folders that describe a server to its operator and to the programs that use it. The arguments of a rule are
 * its files, the files and the packages that they may import, and the reason.
 */
export const monitoring = [
  rule(
    inApi('doctor'),
    `${inApi('startup config database disk images mail payments')} ${repositoriesOf('catalog')} ${contract}`,
    'kysely superstruct node:*',
    'it checks the parts of a server, and only those features that connect to another server',
  ),
  rule(
    inApi('metrics'),
    inApi('services.ts measurements.ts failure.ts mail database disk'),
    'fastify prom-client node:crypto',
    'it measures the parts of a server, and must not depend on features',
  ),
  rule(
    inApi('openapi'),
    `${inApi('openapi http config texts')} ${contract}`,
    'fastify superstruct node:*',
    'it describes the endpoints, and calls none of them',
  ),
  rule(
    inApi('measurements.ts'),
    '',
    'node:diagnostics_channel',
    'any code may publish measurements, so this file must not depend on any of it',
  ),
];

import { inApi, repositoriesOf } from './api-folders.ts';
import { contract, rule } from './rule.ts';

/** What an operator uses to look into a server. */
export const operation = [
  rule(
    inApi('doctor'),
    `${inApi('startup config database disk images mail')} ${repositoriesOf('catalog')} ${contract}`,
    'kysely superstruct node:*',
    'it checks the parts that a server is made of, and no feature',
  ),
  rule(
    inApi('metrics'),
    inApi('services.ts measurements.ts failure.ts mail database disk'),
    'fastify prom-client node:crypto',
    'it reads what the server is made of, and no feature knows it',
  ),
  rule(inApi('measurements.ts'), '', 'node:diagnostics_channel', 'anything may publish what happens'),
];

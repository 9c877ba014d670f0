import { coinRuleEndpoint } from '../lib/coin-rule.build.ts';
import { read } from '../lib/read.ts';
import { createResource } from './resource.ts';

/** How many coins received goods earn. */
export const coinRule = createResource(async () => (await read(coinRuleEndpoint)).data);

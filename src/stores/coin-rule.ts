import { coinRuleEndpoint } from '../lib/coin-rule.build.ts';
import { read } from '../lib/read.ts';
import { createResource } from './resource.ts';

/** How many coins a donor earns for goods that are received. */
export const coinRule = createResource(async () => (await read(coinRuleEndpoint)).data);

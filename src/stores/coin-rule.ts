import { getCoinRule } from '../lib/coin-rule.build.ts';
import { read } from '../lib/read.ts';
import { createResource } from './resource.ts';

/** The number of coins that received goods earn. */
export const coinRule = createResource(async () => (await read(getCoinRule)).data);

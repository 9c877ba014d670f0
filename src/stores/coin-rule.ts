import { getCoinRuleEndpoint } from '@kindcrate/contract/coins';
import { request } from '../lib/api.ts';
import { createResource } from './resource.ts';

/** The number of coins that received goods earn. */
export const coinRule = createResource(async () => (await request(getCoinRuleEndpoint)).data);

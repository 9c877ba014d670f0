import { getCoinRuleEndpoint } from '@kindcrate/contract/coins';
import { request } from '../lib/api.ts';
import { createResource } from './resource.ts';

/** How many coins goods earn when they are received. */
export const coinRule = createResource(async () => (await request(getCoinRuleEndpoint)).data);

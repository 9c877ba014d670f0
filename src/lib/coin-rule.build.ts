import { getCoinRuleEndpoint } from '@kindcrate/contract/coins';
import { describeEndpoint } from './describe-reply.ts';

export const getCoinRule = describeEndpoint(getCoinRuleEndpoint);

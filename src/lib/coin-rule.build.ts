import { getCoinRuleEndpoint } from '@kindcrate/contract/coins';
import { describeEndpoint } from './describe-endpoint.ts';

export const coinRuleEndpoint = describeEndpoint(getCoinRuleEndpoint);

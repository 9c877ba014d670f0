import { listCoinsEndpoint } from '@kindcrate/contract/coin-ledger';
import { describeEndpoint } from './describe-endpoint.ts';

export const coinsEndpoint = describeEndpoint(listCoinsEndpoint);

import { listCoinsEndpoint } from '@kindcrate/contract/coin-ledger';
import { describeEndpoint } from './describe-reply.ts';

export const listCoins = describeEndpoint(listCoinsEndpoint);

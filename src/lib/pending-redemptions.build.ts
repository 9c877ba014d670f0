import { getRedemptionEndpoint, listPendingRedemptionsEndpoint } from '@kindcrate/contract/redemptions';
import { describeEndpoint } from './describe-reply.ts';

export const listPendingRedemptions = describeEndpoint(listPendingRedemptionsEndpoint);
export const getRedemption = describeEndpoint(getRedemptionEndpoint);

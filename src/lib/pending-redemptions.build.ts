import { getRedemptionEndpoint, listPendingRedemptionsEndpoint } from '@kindcrate/contract/redemptions';
import { describeEndpoint } from './describe-endpoint.ts';

export const pendingRedemptionsEndpoint = describeEndpoint(listPendingRedemptionsEndpoint);
export const redemptionEndpoint = describeEndpoint(getRedemptionEndpoint);

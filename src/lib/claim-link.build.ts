import { lookUpClaimEndpoint } from '@kindcrate/contract/claim-links';
import { describeEndpoint } from './describe-reply.ts';

export const lookUpClaim = describeEndpoint(lookUpClaimEndpoint);

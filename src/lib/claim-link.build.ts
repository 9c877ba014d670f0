import { lookUpClaimEndpoint } from '@kindcrate/contract/claim-links';
import { describeEndpoint } from './describe-endpoint.ts';

export const claimLookupEndpoint = describeEndpoint(lookUpClaimEndpoint);

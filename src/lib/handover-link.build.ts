import { lookUpHandoverEndpoint } from '@kindcrate/contract/handover-links';
import { describeEndpoint } from './describe-endpoint.ts';

export const handoverLookupEndpoint = describeEndpoint(lookUpHandoverEndpoint);

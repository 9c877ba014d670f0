import { lookUpHandoverEndpoint } from '@kindcrate/contract/handover-links';
import { describeEndpoint } from './describe-reply.ts';

export const lookUpHandover = describeEndpoint(lookUpHandoverEndpoint);

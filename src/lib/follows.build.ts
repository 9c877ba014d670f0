import { listFollowsEndpoint } from '@kindcrate/contract/follows';
import { describeEndpoint } from './describe-reply.ts';

export const listFollows = describeEndpoint(listFollowsEndpoint);

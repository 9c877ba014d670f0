import { listFollowsEndpoint } from '@kindcrate/contract/follows';
import { describeEndpoint } from './describe-endpoint.ts';

export const followsEndpoint = describeEndpoint(listFollowsEndpoint);

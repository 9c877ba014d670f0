import { getProfileEndpoint } from '@kindcrate/contract/profile';
import { describeEndpoint } from './describe-reply.ts';

export const getProfile = describeEndpoint(getProfileEndpoint);

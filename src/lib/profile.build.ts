import { getProfileEndpoint } from '@kindcrate/contract/profile';
import { describeEndpoint } from './describe-endpoint.ts';

export const profileEndpoint = describeEndpoint(getProfileEndpoint);

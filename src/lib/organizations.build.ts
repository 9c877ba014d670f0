import { listOrganizationsEndpoint } from '@kindcrate/contract/organizations';
import { describeEndpoint } from './describe-endpoint.ts';

export const organizationsEndpoint = describeEndpoint(listOrganizationsEndpoint);

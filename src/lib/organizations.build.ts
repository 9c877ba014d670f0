import { listOrganizationsEndpoint } from '@kindcrate/contract/organizations';
import { describeEndpoint } from './describe-reply.ts';

export const listOrganizations = describeEndpoint(listOrganizationsEndpoint);

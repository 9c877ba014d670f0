import { listStaffOrganizationsEndpoint } from '@kindcrate/contract/staff-organizations';
import { describeEndpoint } from './describe-reply.ts';

export const listStaffOrganizations = describeEndpoint(listStaffOrganizationsEndpoint);

import { listStaffOrganizationsEndpoint } from '@kindcrate/contract/staff-organizations';
import { describeEndpoint } from './describe-endpoint.ts';

export const staffOrganizationsEndpoint = describeEndpoint(listStaffOrganizationsEndpoint);

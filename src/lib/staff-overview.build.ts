import { getStaffOverviewEndpoint } from '@kindcrate/contract/staff-overview';
import { describeEndpoint } from './describe-endpoint.ts';

export const staffOverviewEndpoint = describeEndpoint(getStaffOverviewEndpoint);

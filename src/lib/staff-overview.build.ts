import { getStaffOverviewEndpoint } from '@kindcrate/contract/staff-overview';
import { describeEndpoint } from './describe-reply.ts';

export const getStaffOverview = describeEndpoint(getStaffOverviewEndpoint);

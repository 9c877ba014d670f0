import { getOrderLabelEndpoint, getStaffOrderLabelEndpoint } from '@kindcrate/contract/order-labels';
import { describeEndpoint } from './describe-endpoint.ts';

export const orderLabelEndpoint = describeEndpoint(getOrderLabelEndpoint);

export const staffOrderLabelEndpoint = describeEndpoint(getStaffOrderLabelEndpoint);

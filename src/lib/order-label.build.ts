import { getOrderLabelEndpoint, getStaffOrderLabelEndpoint } from '@kindcrate/contract/order-labels';
import { describeEndpoint } from './describe-reply.ts';

export const getOrderLabel = describeEndpoint(getOrderLabelEndpoint);

export const getStaffOrderLabel = describeEndpoint(getStaffOrderLabelEndpoint);

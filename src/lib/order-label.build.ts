import { getOrderLabelEndpoint } from '@kindcrate/contract/order-labels';
import { describeEndpoint } from './describe-reply.ts';

export const getOrderLabel = describeEndpoint(getOrderLabelEndpoint);

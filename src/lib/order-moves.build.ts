import { limits } from '@kindcrate/contract/limits';
import { bulkStatuses as contractStatuses } from '@kindcrate/contract/order-moves';

/** How many orders one request can move. */
export const maxMovedOrders = limits.movedOrders;

/** The statuses to which several orders can be moved together. */
export const bulkStatuses = contractStatuses;

import { holdOrderMove } from '../../../stores/order-moves.ts';
import { downloadOrders } from '../../../stores/staff-order-changes.ts';

/** The requests that the queue's buttons send or hold. */
export const queueActions = { downloadOrders, holdOrderMove };

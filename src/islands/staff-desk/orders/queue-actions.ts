import { holdOrderMove } from '../../../stores/order-moves.ts';
import { downloadOrders } from '../../../stores/staff-order-changes.ts';

/** What the queue's buttons do, in one chunk that is loaded on demand. */
export const queueActions = { downloadOrders, holdOrderMove };

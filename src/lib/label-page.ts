import { orderParameter } from './thanks-path.ts';

/** The path of the page with the label of an order. */
export const pathOfLabel = (orderId: string): string => `/label?${orderParameter}=${encodeURIComponent(orderId)}`;

/** Whether the goods of an order are still to be handed over, so that a label is of use. Another API may have other statuses. */
export const needsLabel = (status: string): boolean => ['submitted', 'under review', 'accepted'].includes(status);

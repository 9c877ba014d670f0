import { orderParameter } from './thanks-path.ts';

/** The path of the page with the label of an order. */
export const pathOfLabel = (orderId: string): string => `/label?${orderParameter}=${encodeURIComponent(orderId)}`;

/** The name of the parameter that makes the page show the label of any order that the desk may see. */
export const deskParameter = 'desk';

/** The path of the page with the label of an order that the desk may see. */
export const pathOfDeskLabel = (orderId: string): string => `${pathOfLabel(orderId)}&${deskParameter}`;

/** Whether an order needs a label, because its goods have not been handed over yet. Another API may have other statuses. */
export const needsLabel = (status: string): boolean => ['submitted', 'under review', 'accepted'].includes(status);

import { atom } from 'nanostores';

/** The numbers on the tabs of the desk. In a file of their own, because the desk loads what sets them later (desk-news.ts). */

/** How many submitted orders are newer than all that the queue has shown. */
export const $newOrders = atom(0);

/** How many messages wait for an answer. */
export const $openMessages = atom(0);

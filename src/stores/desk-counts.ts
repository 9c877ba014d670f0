import { atom } from 'nanostores';

/* The numbers on the tabs of the desk. In a file of their own, because the code that sets them (desk-news.ts) is loaded later. */

/** How many submitted orders are newer than every order that the queue has shown on this device. */
export const $newOrders = atom(0);

/** How many threads wait for an answer. */
export const $waitingThreads = atom(0);

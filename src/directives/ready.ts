/** The event by which an island says that its handlers are attached (see intent.ts and use-ready.ts). */
export const readyEvent = 'kindcrate:ready';

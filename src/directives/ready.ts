/** The event that an island fires once its handlers are attached (see intent.ts and use-ready-event.ts). */
export const readyEvent = 'kindcrate:ready';

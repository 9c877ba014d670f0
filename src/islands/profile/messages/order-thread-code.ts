import { onDemand } from '../../../lib/on-demand.ts';

/** Few orders have messages, and the form for writing one is large. */
export const orderThreadCode = onDemand('OrderThread', async () => (await import('./OrderThread.tsx')).OrderThread);

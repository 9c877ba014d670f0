import { onDemand } from '../../../lib/on-demand.ts';

/** Loaded on demand, because few orders have messages, and the form for writing one is large. */
export const lazyOrderThread = onDemand('OrderThread', async () => (await import('./OrderThread.tsx')).OrderThread);

import { onDemand } from '../../../lib/on-demand.ts';

export const lazyQueuePart = onDemand('QueuePart', async () => (await import('./QueuePart.tsx')).QueuePart);

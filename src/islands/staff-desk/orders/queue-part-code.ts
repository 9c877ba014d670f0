import { onDemand } from '../../../lib/on-demand.ts';

export const queuePartCode = onDemand('QueuePart', async () => (await import('./QueuePart.tsx')).QueuePart);

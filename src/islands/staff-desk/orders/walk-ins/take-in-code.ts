import { onDemand } from '../../../../lib/on-demand.ts';

export const takeInCode = onDemand('TakeIn', async () => (await import('./TakeIn.tsx')).TakeIn);

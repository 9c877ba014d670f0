import { onDemand } from '../../../../lib/on-demand.ts';

export const lazyTakeInPanel = onDemand('TakeInPanel', async () => (await import('./TakeInPanel.tsx')).TakeInPanel);

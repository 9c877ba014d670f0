import { onDemand } from '../../../../lib/on-demand.ts';

export const takeInPanelCode = onDemand('TakeInPanel', async () => (await import('./TakeInPanel.tsx')).TakeInPanel);

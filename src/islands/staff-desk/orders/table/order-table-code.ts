import { onDemand } from '../../../../lib/on-demand.ts';

export const orderTableCode = onDemand('OrderTable', async () => (await import('./OrderTable.tsx')).OrderTable);

import { onDemand } from '../../../../lib/on-demand.ts';

export const lazyOrderTable = onDemand('OrderTable', async () => (await import('./OrderTable.tsx')).OrderTable);

import { onDemand } from '../../lib/on-demand.ts';

export const lazyAccountForms = onDemand('AccountForms', async () => (await import('./AccountForms.tsx')).AccountForms);

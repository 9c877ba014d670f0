import { onDemand } from '../../lib/on-demand.ts';

export const accountFormsCode = onDemand('AccountForms', async () => (await import('./AccountForms.tsx')).AccountForms);

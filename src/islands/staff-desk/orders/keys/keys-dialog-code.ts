import { onDemand } from '../../../../lib/on-demand.ts';

export const keysDialogCode = onDemand('KeysDialog', async () => (await import('./KeysDialog.tsx')).KeysDialog);

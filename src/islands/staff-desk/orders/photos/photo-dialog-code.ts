import { onDemand } from '../../../../lib/on-demand.ts';

export const photoDialogCode = onDemand('PhotoDialog', async () => (await import('./PhotoDialog.tsx')).PhotoDialog);

import { onDemand } from '../../../../lib/on-demand.ts';

export const lazyPhotoDialog = onDemand('PhotoDialog', async () => (await import('./PhotoDialog.tsx')).PhotoDialog);

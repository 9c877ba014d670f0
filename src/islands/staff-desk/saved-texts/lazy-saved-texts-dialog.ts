import { onDemand } from '../../../lib/on-demand.ts';

export const lazySavedTextsDialog = onDemand(
  'SavedTextsDialog',
  async () => (await import('./SavedTextsDialog.tsx')).SavedTextsDialog,
);

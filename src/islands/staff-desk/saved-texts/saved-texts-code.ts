import { onDemand } from '../../../lib/on-demand.ts';

export const savedTextsCode = onDemand(
  'SavedTextsDialog',
  async () => (await import('./SavedTextsDialog.tsx')).SavedTextsDialog,
);

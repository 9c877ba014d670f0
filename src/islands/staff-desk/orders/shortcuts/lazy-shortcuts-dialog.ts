import { onDemand } from '../../../../lib/on-demand.ts';

export const lazyShortcutsDialog = onDemand(
  'ShortcutsDialog',
  async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog,
);

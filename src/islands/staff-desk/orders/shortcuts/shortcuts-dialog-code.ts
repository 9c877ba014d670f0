import { onDemand } from '../../../../lib/on-demand.ts';

export const shortcutsDialogCode = onDemand(
  'ShortcutsDialog',
  async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog,
);

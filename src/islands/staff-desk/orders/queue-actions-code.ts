import { onDemand } from '../../../lib/on-demand.ts';

export const queueActionsCode = onDemand(
  'queue-actions',
  async () => (await import('./queue-actions.ts')).queueActions,
);

import { onDemand } from '../../../lib/on-demand.ts';

export const lazyQueueActions = onDemand(
  'queue-actions',
  async () => (await import('./queue-actions.ts')).queueActions,
);

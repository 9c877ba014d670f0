import { onDemand } from '../../../lib/on-demand.ts';

/** What the buttons of the queue request with. */
export const changesCode = onDemand('staff-order-changes', () => import('../../../stores/staff-order-changes.ts'));

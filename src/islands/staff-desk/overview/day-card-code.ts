import { onDemand } from '../../../lib/on-demand.ts';

/** The chart and its table. */
export const dayCardCode = onDemand('DayCard', async () => (await import('./DayCard.tsx')).DayCard);

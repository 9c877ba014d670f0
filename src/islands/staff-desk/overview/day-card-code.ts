import { onDemand } from '../../../lib/on-demand.ts';

/** The code of the card with the chart and the table of the last 30 days. */
export const dayCardCode = onDemand('DayCard', async () => (await import('./DayCard.tsx')).DayCard);

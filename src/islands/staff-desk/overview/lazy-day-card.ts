import { onDemand } from '../../../lib/on-demand.ts';

/** Loads the card that shows the chart and the table of the last 30 days. */
export const lazyDayCard = onDemand('DayCard', async () => (await import('./DayCard.tsx')).DayCard);

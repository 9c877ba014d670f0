import type { Handover } from './handovers.ts';

/** How long before the agreed time, in ms, someone can report being on their way: nobody leaves the day before. */
const maxLead = 12 * 60 * 60 * 1000;

/**
 * When the people who collect goods can first report that they are on their way, in milliseconds since 1970.
 * @returns undefined when no collection is agreed
 */
export function earliestDeparture({ kind, agreed }: Pick<Handover, 'kind' | 'agreed'>): number | undefined {
  return kind === 'collection' && agreed ? Date.parse(agreed.start) - maxLead : undefined;
}

import type { Handover } from './handovers.ts';

/** The earliest that someone can report being on their way, in ms before the agreed time. Earlier reports are probably mistakes. */
const maxLead = 12 * 60 * 60 * 1000;

/**
 * When the people who collect goods can first report that they are on their way, in milliseconds since 1970.
 * @returns undefined when no collection is agreed
 */
export function earliestDeparture({ kind, agreed }: Pick<Handover, 'kind' | 'agreed'>): number | undefined {
  return kind === 'collection' && agreed ? Date.parse(agreed.start) - maxLead : undefined;
}

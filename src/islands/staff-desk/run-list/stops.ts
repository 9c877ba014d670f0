import type { HandoverStop } from '@kindcrate/contract/staff-handover-list';

/** How long before a collection someone can report that they are on their way, in ms. The API refuses earlier reports. */
const maxLead = 12 * 60 * 60 * 1000;

/** Whether the goods have arrived. */
export const hasArrived = ({ status }: Pick<HandoverStop, 'status'>): boolean =>
  status === 'received' || status === 'completed';

/** Whether someone can now report that they are on their way to a stop. */
export function canReportOnTheWay({ kind, start, onTheWayAt, status }: HandoverStop, now: number): boolean {
  const isDue = kind === 'collection' && Date.parse(start) - now <= maxLead;
  return isDue && onTheWayAt === null && status === 'accepted';
}

/** Where the goods are, on one line for a map; undefined for a drop-off. */
export function addressLine({ kind, address, location }: HandoverStop): string | undefined {
  if (kind !== 'collection') return undefined;
  if (!address) return location;
  return `${address.number} ${address.street}, ${address.postalCode} ${address.city}`;
}

/** The URL of the address on a map. Nothing is requested from the map's site until someone follows the link. */
export const mapUrl = (line: string): string =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: line })}`;

/** How many collections, drop-offs and pieces there are. */
export function countStops(stops: readonly HandoverStop[]) {
  const collections = stops.filter(({ kind }) => kind === 'collection').length;
  const pieces = stops.reduce((sum, { quantity }) => sum + quantity, 0);
  return { collections, dropOffs: stops.length - collections, pieces };
}

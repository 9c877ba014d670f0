import { type HandoverKind, handoverKinds } from '@kindcrate/contract/handovers';
import { formatMessage } from '@kindcrate/contract/message-format';
import { openingAt } from '@kindcrate/contract/opening-times';
import { formatAddress, type Place } from '@kindcrate/contract/places';
import { listWeekdays } from '../../../lib/place.ts';
import type { HandoverChoiceCopy } from '../../../stores/handover-copy.ts';

/** What an organization offers, collections first: they save the donor the way. */
export function offeredKinds({ dropOff, collection }: Place): HandoverKind[] {
  const isOffered = { 'drop-off': dropOff, collection: collection !== null };
  return handoverKinds.toReversed().filter((kind) => isOffered[kind]);
}

/** When and where goods change hands in this way, in a few lines. */
export function describeKind(
  kind: HandoverKind,
  { address, collection, hours, closedDays, timeZone }: Place,
  copy: Pick<HandoverChoiceCopy, 'collects' | 'openUntil'>,
  { locale, now }: { locale: string; now: Date },
): string[] {
  if (kind === 'collection') {
    const { weekdays, area } = collection ?? { weekdays: [], area: '' };
    return [formatMessage(copy.collects, { days: listWeekdays(weekdays, locale), area })];
  }
  const opening = openingAt(hours, closedDays, timeZone, now);
  const open = opening.isOpen ? [formatMessage(copy.openUntil, { time: opening.until })] : [];
  return [formatAddress(address), ...open];
}

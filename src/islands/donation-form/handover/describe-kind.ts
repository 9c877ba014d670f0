import { type HandoverKind, handoverKinds } from '@kindcrate/contract/handovers';
import { formatMessage } from '@kindcrate/contract/message-format';
import { openStateAt } from '@kindcrate/contract/opening-times';
import { formatAddress, type Place } from '@kindcrate/contract/places';
import { listWeekdays } from '../../../lib/place.ts';
import type { HandoverChoiceCopy } from '../../../stores/handover-copy.ts';

/** The kinds of handover that an organization offers, collection first, because it saves the donor a trip. */
export function offeredKinds({ dropOff, collection }: Place): HandoverKind[] {
  const isOffered = { 'drop-off': dropOff, collection: collection !== null };
  return handoverKinds.toReversed().filter((kind) => isOffered[kind]);
}

/** Describes when and where a kind of handover takes place, in a few lines. */
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
  const state = openStateAt(hours, closedDays, timeZone, now);
  const open = state.isOpen ? [formatMessage(copy.openUntil, { time: state.until })] : [];
  return [formatAddress(address), ...open];
}

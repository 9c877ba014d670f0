import { handoverMessages } from '@kindcrate/contract/handover-messages';
import type { HandoverKind, HandoverTime } from '@kindcrate/contract/handovers';
import { Failure, invalidFields } from '../failure.ts';

/** The times at which an organization offers one kind of handover. */
export interface OrganizationTimes {
  kind: HandoverKind;
  /** False when the organization does not offer this kind at all. */
  isOffered: boolean;
  timeZone: string;
  /** The earliest first, including times that others have taken. `left` is how many more handovers fit. */
  open: readonly (HandoverTime & { left: number })[];
}

/** The form field for which a problem is reported, and the current time. */
interface TimeCheck {
  field: string;
  /** The field for a problem with the kind; `field` if undefined. */
  kindField?: string;
  now: Date;
}

/**
 * Finds a time that can be booked.
 * @throws Failure `invalid_fields` for a time that the organization does not offer; `conflict` for one that others have taken.
 */
export function requireFreeTime(times: OrganizationTimes, time: string, check: TimeCheck): HandoverTime {
  requireOpenTimes(times, [time], check);
  const found = times.open.find(({ start }) => start === time);
  if (!found || found.left < 1) throw new Failure('conflict.handover_time', { field: check.field });
  return found;
}

/**
 * Checks that the organization offers this kind of handover at all of these times, even if others have taken them.
 * @throws Failure `invalid_fields`, whose message says that the organization does not offer this kind, that a time has passed
 * or is too far ahead, or that the organization is closed then.
 */
export function requireOpenTimes(
  { kind, isOffered, open }: OrganizationTimes,
  chosen: readonly string[],
  { field, kindField = field, now }: TimeCheck,
): void {
  if (!isOffered) throw invalidFields({ [kindField]: handoverMessages.notOffered[kind] });
  const last = open.at(-1)?.start ?? '';
  for (const time of chosen) {
    if (time <= now.toISOString()) throw invalidFields({ [field]: handoverMessages.pastTime });
    if (open.some(({ start }) => start === time)) continue;
    throw invalidFields({
      [field]: last && time > last ? handoverMessages.timeTooFarAhead : handoverMessages.closedTime,
    });
  }
}

/**
 * Does the same as `requireOpenTimes`, but also refuses times that others have taken.
 * @throws Failure `invalid_fields`
 */
export function requireFreeTimes(times: OrganizationTimes, chosen: readonly string[], check: TimeCheck): void {
  requireOpenTimes(times, chosen, check);
  const isFull = ({ start, left }: OrganizationTimes['open'][number]) => left < 1 && chosen.includes(start);
  if (times.open.some(isFull)) throw invalidFields({ [check.field]: handoverMessages.timeTaken });
}

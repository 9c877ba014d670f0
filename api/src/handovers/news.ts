import type { CalendarState } from './repository.ts';

/** What an email about a handover reports. */
export type HandoverEvent = 'offered' | 'agreed' | 'moved' | 'cancelled' | 'reminder' | 'on the way';

/** What happened to a handover, for the email to the donor. */
export interface HandoverNews {
  event: HandoverEvent;
  /** The time that the event is about; undefined for an offer. */
  calendar?: CalendarState | undefined;
  /** The times that are offered. */
  offered?: readonly string[] | undefined;
}

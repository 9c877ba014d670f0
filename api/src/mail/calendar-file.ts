/** An entry in the calendar of the person who gets the email (RFC 5546). */
export interface CalendarEntry {
  /** `REQUEST` adds or moves the entry, `CANCEL` removes it. */
  method: 'REQUEST' | 'CANCEL';
  /** Identifies the entry: the same in every email about it. */
  uid: string;
  /** Grows with every change, so that calendars ignore an outdated email that arrives late. */
  sequence: number;
  /** ISO 8601. */
  start: string;
  end: string;
  summary: string;
  location: string;
  /** The page on which the person can change the handover; undefined for a canceled entry. */
  url?: string | undefined;
}

interface Party {
  name: string;
  email: string;
}

/**
 * Returns the text of a calendar file with one entry. The person has agreed already, so the calendar does not ask them to accept.
 * @param at when the change was made
 */
export async function writeCalendarFile(
  { method, uid, sequence, start, end, summary, location, url }: CalendarEntry,
  { organizer, attendee, at }: { organizer: Party; attendee: Party; at: Date },
): Promise<string> {
  const { default: createCalendar, ICalCalendarMethod, ICalEventStatus, ICalAttendeeStatus } = await loadLibrary();
  const calendar = createCalendar({
    method: ICalCalendarMethod[method],
    prodId: { company: 'Kindcrate', product: 'Kindcrate', language: 'EN' },
  });
  calendar.createEvent({
    id: uid,
    sequence,
    start: new Date(start),
    end: new Date(end),
    stamp: at,
    summary,
    location,
    url: url ?? null,
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer,
    attendees: [{ ...attendee, status: ICalAttendeeStatus.ACCEPTED, rsvp: false }],
  });
  return calendar.toString();
}

/** Loaded with the first entry, because the library takes memory that an idle server can do without. */
const loadLibrary = () => import('ical-generator');

/** An entry in the calendar of the person who gets the email (RFC 5546). */
export interface CalendarEntry {
  /** `REQUEST` adds or moves it, `CANCEL` takes it back. */
  method: 'REQUEST' | 'CANCEL';
  /** The same for every email about one entry. */
  uid: string;
  /** Grows with every change, so that an email that arrives late changes nothing. */
  sequence: number;
  /** ISO 8601. */
  start: string;
  end: string;
  summary: string;
  location: string;
  /** Where the person can change it; undefined for an entry that is taken back. */
  url?: string | undefined;
}

interface Party {
  name: string;
  email: string;
}

/**
 * Writes a calendar file with one entry. The person has agreed already, so their calendar asks for no answer.
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

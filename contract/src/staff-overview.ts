import { array, enums, type Infer, integer, nullable, object, optional, string } from 'superstruct';
import { bodylessEndpoint } from './endpoint.ts';
import { handoverKinds } from './handovers.ts';

/** The statuses in which an order waits for the desk, in the order in which it goes through them. */
export const waitingStatuses = ['submitted', 'under review', 'accepted', 'received'] as const;

/**
 * Problems for the person who runs the server:
 * - `mail given up`: emails of the last seven days that the server stopped retrying after a day and a half
 * - `mail waiting`: emails that are retried because the mail server did not accept them
 * - `disk low`, `disk full`: little or no space is left on the disk with the data folder
 * - `nightly job`, `figures`: a daily job that last finished more than 36 hours ago
 */
export const problemKinds = [
  'mail given up',
  'mail waiting',
  'disk low',
  'disk full',
  'nightly job',
  'figures',
] as const;

const entry = object({ _id: string(), title: string() });

/** The agreed handovers of one organization and kind that start at the same time. */
export const handoverRun = object({
  organization: entry,
  kind: enums(handoverKinds),
  /** ISO 8601 in UTC, as is `end`. */
  start: string(),
  end: string(),
  /** The organization's IANA time zone. */
  timeZone: string(),
  count: integer(),
  /** How many of the orders have been received. */
  done: integer(),
});

export type HandoverRun = Infer<typeof handoverRun>;

/** The handovers of today or tomorrow, each according to its organization's time zone. */
export const handoverDay = object({
  /** `YYYY-MM-DD` in the time zone of the overview. */
  day: string(),
  count: integer(),
  done: integer(),
  /** Earliest first. If there are too many, those whose goods have all arrived are left out first. */
  runs: array(handoverRun),
});

export type HandoverDay = Infer<typeof handoverDay>;

/** How many orders have a status, and when the first of them got it. */
export const waitingCount = object({
  status: enums(waitingStatuses),
  count: integer(),
  /** ISO 8601; null when no order has this status. */
  since: nullable(string()),
});

export const waitingOrder = object({
  _id: string(),
  itemsName: string(),
  status: enums(waitingStatuses),
  organization: entry,
  /** Missing for a gift that was taken in without a name, or that nobody has claimed yet. */
  donor: optional(string()),
  /** When the order got its status: ISO 8601. */
  since: string(),
});

export type WaitingOrder = Infer<typeof waitingOrder>;

/** A need that is wanted, whose target has not been reached, and whose last day is near. */
export const endingNeed = object({
  _id: string(),
  words: string(),
  organization: entry,
  /** Its last day, `YYYY-MM-DD` in UTC. */
  until: string(),
  daysLeft: integer(),
  target: nullable(integer()),
  received: integer(),
});

export type EndingNeed = Infer<typeof endingNeed>;

/** What happened on one day. */
export const dayFigures = object({
  /** `YYYY-MM-DD` in the time zone of the overview. */
  day: string(),
  /** Pieces. */
  received: integer(),
  /** Orders. */
  placed: integer(),
});

export type DayFigures = Infer<typeof dayFigures>;

export const problem = object({
  kind: enums(problemKinds),
  /** Emails, or free bytes; null for a job. */
  amount: nullable(integer()),
  /** ISO 8601; null when it is not known. */
  since: nullable(string()),
});

export type Problem = Infer<typeof problem>;

/** Only for staff. */
const staffPart = object({
  messages: object({
    count: integer(),
    /** The oldest messages, each with the beginning of its text. */
    oldest: array(object({ _id: string(), name: string(), text: string(), createdAt: string() })),
  }),
  /** What brands are owed for the coins that donors spent in a month. */
  settlement: object({
    /** The last full month, `YYYY-MM`. */
    month: string(),
    brands: array(object({ brand: entry, redemptions: integer(), coins: integer() })),
  }),
  problems: array(problem),
});

export const staffOverview = object({
  /** The IANA time zone of all days in the overview: the most common one of the organizations. */
  timeZone: string(),
  today: handoverDay,
  tomorrow: handoverDay,
  waiting: array(waitingCount),
  /** The orders that have waited longest. */
  oldest: array(waitingOrder),
  needs: object({ count: integer(), first: array(endingNeed) }),
  /** The last 30 days, the oldest first; the last one is today. */
  days: array(dayFigures),
  staff: optional(staffPart),
});

export type StaffOverview = Infer<typeof staffOverview>;

/** What needs attention at the desk. Volunteers see only what concerns their own organization. */
export const getStaffOverviewEndpoint = bodylessEndpoint({
  method: 'GET',
  path: '/staff/overview',
  needsToken: true,
  reply: object({ data: staffOverview }),
});

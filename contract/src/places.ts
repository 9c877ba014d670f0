import { array, boolean, type Infer, integer, nullable, object, string } from 'superstruct';

/** Where, when and how an organization takes goods. */
export const place = object({
  address: object({
    street: string(),
    number: string(),
    postalCode: string(),
    city: string(),
    /** How to find the door; null when that is easy. */
    remark: nullable(string()),
  }),
  /** The IANA name of the time zone of all days and times of the place, such as `America/New_York`. */
  timeZone: string(),
  /** The hours of a week, by weekday (1 is Monday) and time (`HH:MM`). A day without hours is closed; a day may have several spans. */
  hours: array(object({ weekday: integer(), opens: string(), closes: string() })),
  /** First and last day (`YYYY-MM-DD`) of each closure, in chronological order. */
  closedDays: array(object({ from: string(), until: string(), reason: nullable(string()) })),
  /** Whether people may bring goods during the hours. */
  dropOff: boolean(),
  /** The area, in words, and the weekdays on which goods are collected; null if none are collected. */
  collection: nullable(object({ area: string(), weekdays: array(integer()) })),
  /** How many handovers the organization can take in an hour. */
  capacityPerHour: integer(),
});

export type Place = Infer<typeof place>;

/** An address as one line, such as `8 Sound Road, Harrow Sound 04121`. */
export function formatAddress({ street, number, postalCode, city }: Place['address']): string {
  return `${number} ${street}, ${city} ${postalCode}`;
}

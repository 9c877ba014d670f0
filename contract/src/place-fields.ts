import { array, coerce, define, nullable, object, optional, refine, Struct } from 'superstruct';
import { anyString, singleLine, singleLineOrEmpty } from './fields.ts';
import { limits } from './limits.ts';
import type { Weekday } from './local-time.ts';
import { messages } from './messages.ts';
import { isDay } from './text-rules.ts';

// The rules of the fields of a place. Every validator is our own, because superstruct's messages print the value; see `anyString`.

const { line } = limits.place;

export const placeAddress = () =>
  objectOf(
    {
      street: singleLine('Street', line),
      number: singleLine('Number', limits.place.number),
      postalCode: singleLine('Postal code', limits.place.number),
      city: singleLine('City', line),
      remark: optionalLine('How to find the door'),
    },
    messages.placeAddress,
  );

/** The name of a time zone, in any letter case. Offsets such as `+01:00` are refused, because they have no daylight saving time. */
export const timeZone = (): Struct<string, null> =>
  coerce(
    define<string>('time zone', (value) => canonicalZone(value) === value || messages.timeZone),
    anyString,
    (value) => canonicalZone(value.trim()) ?? value,
  );

/** The week's hours: at most three spans a day, none of which overlap. */
export const openHours = () => {
  const fields = { weekday: weekday(), opens: timeOfDay(), closes: timeOfDay() };
  const span = refine(
    objectOf(fields, messages.hours),
    'span',
    ({ opens, closes }) => opens < closes || messages.closesFirst,
  );
  return refine(limitedList(span, 7 * limits.place.spansPerDay, messages.hours), 'hours', (spans) => {
    const hasOverlap = spans.some((one, index) =>
      spans.some(
        (other, otherIndex) =>
          otherIndex > index && one.weekday === other.weekday && one.opens < other.closes && other.opens < one.closes,
      ),
    );
    if (hasOverlap) return messages.hoursOverlap;
    const countOf = (day: Weekday) => spans.filter((one) => one.weekday === day).length;
    return spans.every((one) => countOf(one.weekday) <= limits.place.spansPerDay) || messages.hours;
  });
};

export const closedDays = () => {
  const fields = { from: day(), until: day(), reason: optionalLine('Reason') };
  const closure = refine(
    objectOf(fields, messages.closedDays),
    'closure',
    ({ from, until }) => from <= until || messages.closedUntil,
  );
  return limitedList(closure, limits.place.closures, messages.closedDays);
};

/** Null if the organization collects no goods. */
export const collection = () =>
  nullable(
    objectOf(
      {
        area: singleLine('Area', line),
        weekdays: refine(limitedList(weekday(), 7, messages.weekdays), 'weekdays', (days) => {
          return (days.length > 0 && new Set(days).size === days.length) || messages.weekdays;
        }),
      },
      messages.collection,
    ),
  );

export const capacityPerHour = (): Struct<number, null> => {
  const { min, max } = limits.place.capacity;
  const isInRange = (value: unknown) => Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
  return coerce(
    define<number>('whole number', (value) => isInRange(value) || messages.capacity),
    anyString,
    (value) => (/^\d{1,15}$/.test(value.trim()) ? Number(value) : value),
  );
};

const weekday = () =>
  define<Weekday>('weekday', (value) => [1, 2, 3, 4, 5, 6, 7].includes(value as number) || messages.weekdays);
const timeOfDay = () =>
  define<string>(
    'time of day',
    (value) => (typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value)) || messages.timeOfDay,
  );
const day = () => define<string>('day', (value) => isDay(value) || messages.day);

/** An optional line; null, missing or empty if there is none. */
const optionalLine = (label: string) =>
  coerce(
    optional(nullable(singleLineOrEmpty(label, line))),
    define<unknown>('empty', (value) => value === undefined || (typeof value === 'string' && value.trim() === '')),
    () => null,
  );

// biome-ignore lint/suspicious/noExplicitAny: `Struct<unknown, unknown>` would accept no other struct.
type Fields = Record<string, Struct<any, any>>;

/** An object with these fields. Others are dropped before validation, including those that every object inherits. */
function objectOf<const F extends Fields>(fields: F, message: string) {
  const struct = object(fields);
  const names = Object.keys(fields);
  return new Struct({
    ...struct,
    coercer: (value) =>
      isObject(value)
        ? Object.fromEntries(Object.entries(value as object).filter(([name]) => names.includes(name)))
        : value,
    // superstruct would read the fields of an array, too.
    *entries(value, context) {
      if (isObject(value)) yield* struct.entries(value, context);
    },
    validator: (value) => isObject(value) || message,
  });
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Refuses a list of more than `max` elements with a single message, because each element could add another. */
function limitedList<T, S>(item: Struct<T, S>, max: number, message: string) {
  const list = array(item);
  const isList = (value: unknown): value is unknown[] => Array.isArray(value) && value.length <= max;
  return new Struct({
    ...list,
    *entries(value, context) {
      if (isList(value)) yield* list.entries(value, context);
    },
    validator: (value) => isList(value) || message,
  });
}

function canonicalZone(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^(UTC|[a-z_]+(\/[\w+-]+)+)$/i.test(value)) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone;
  } catch {
    // `Intl` reports an unknown name only by throwing.
    return undefined;
  }
}

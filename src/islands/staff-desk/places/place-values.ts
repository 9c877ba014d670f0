import type { Place } from '@kindcrate/contract/places';

/** Opening and closing time (`HH:MM`); empty until someone enters them. */
export interface Span {
  opens: string;
  closes: string;
}

export interface Closure {
  from: string;
  until: string;
  reason: string;
}

/** What the form contains, unchecked. */
export interface PlaceValues {
  address: Record<keyof Place['address'], string>;
  timeZone: string;
  /** The spans of each day, by weekday. */
  hours: Record<number, Span[]>;
  closedDays: Closure[];
  dropOff: boolean;
  /** Whether goods are collected. Even if they are not, `area` and `weekdays` keep what was entered. */
  collects: boolean;
  area: string;
  weekdays: number[];
  capacityPerHour: string;
}

/** The parts that someone has changed: individual lines of the address, individual days of the week, and every other part as a whole. */
export type PlaceEdits = Partial<Omit<PlaceValues, 'address' | 'hours'>> & {
  address?: Partial<PlaceValues['address']>;
  hours?: Record<number, Span[]>;
};

/** 1 is Monday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

const emptyAddress = { street: '', number: '', postalCode: '', city: '', remark: '' };

/** The values of a form without edits. @param timeZone the time zone of a place that nobody has entered yet */
export function toValues(place: Place | null, timeZone: string): PlaceValues {
  const { collection = null, hours = [] } = place ?? {};
  return {
    address: place ? { ...place.address, remark: place.address.remark ?? '' } : emptyAddress,
    timeZone: place?.timeZone ?? timeZone,
    hours: Object.fromEntries(weekdays.map((weekday) => [weekday, spansOf(hours, weekday)])),
    closedDays: place?.closedDays.map((closure) => ({ ...closure, reason: closure.reason ?? '' })) ?? [],
    dropOff: place?.dropOff ?? true,
    collects: collection !== null,
    area: collection?.area ?? '',
    weekdays: collection?.weekdays ?? [],
    capacityPerHour: String(place?.capacityPerHour ?? ''),
  };
}

function spansOf(hours: Place['hours'], weekday: number): Span[] {
  return hours.filter((span) => span.weekday === weekday).map(({ opens, closes }) => ({ opens, closes }));
}

export function addEdits(edits: PlaceEdits, more: PlaceEdits): PlaceEdits {
  return {
    ...edits,
    ...more,
    address: { ...edits.address, ...more.address },
    hours: { ...edits.hours, ...more.hours },
  };
}

export function applyEdits(saved: PlaceValues, edits: PlaceEdits): PlaceValues {
  return {
    ...saved,
    ...edits,
    address: { ...saved.address, ...edits.address },
    hours: { ...saved.hours, ...edits.hours },
  };
}

/**
 * The body of the request, unchecked. Spans and closures keep their order, so that the API's messages about them can be matched to their
 * fields.
 */
export function toBody({ collects, area, weekdays: days, hours, ...others }: PlaceValues) {
  return {
    ...others,
    hours: weekdays.flatMap((weekday) => (hours[weekday] ?? []).map((span) => ({ weekday, ...span }))),
    collection: collects ? { area, weekdays: days } : null,
  };
}

/** The index of a weekday's first span in the list of the whole week's spans, which the API's messages refer to. */
export function firstIndexOf(hours: PlaceValues['hours'], weekday: number): number {
  return weekdays.reduce((sum, day) => (day < weekday ? sum + (hours[day]?.length ?? 0) : sum), 0);
}

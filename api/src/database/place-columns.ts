import type { Place } from '@kindcrate/contract/places';
import type { PlaceRow } from './place-row.ts';

/** The columns that a place is stored in. */
export type PlaceColumns = Omit<PlaceRow, 'organization_id' | 'is_sample' | 'revision' | 'updated_at'>;

export function toPlaceColumns(place: Place): PlaceColumns {
  const { street, number, postalCode, city, remark } = place.address;
  return {
    street,
    number,
    postal_code: postalCode,
    city,
    remark,
    time_zone: place.timeZone,
    hours: JSON.stringify(place.hours),
    closed_days: JSON.stringify(place.closedDays),
    drop_off: Number(place.dropOff),
    collection: place.collection && JSON.stringify(place.collection),
    capacity_per_hour: place.capacityPerHour,
  };
}

export function fromPlaceColumns(row: PlaceColumns): Place {
  return {
    address: {
      street: row.street,
      number: row.number,
      postalCode: row.postal_code,
      city: row.city,
      remark: row.remark,
    },
    timeZone: row.time_zone,
    hours: JSON.parse(row.hours),
    closedDays: JSON.parse(row.closed_days),
    dropOff: row.drop_off === 1,
    collection: row.collection === null ? null : JSON.parse(row.collection),
    capacityPerHour: row.capacity_per_hour,
  };
}

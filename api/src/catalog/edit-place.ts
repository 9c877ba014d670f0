import type { BodyOf } from '@kindcrate/contract/endpoint';
import type { Place } from '@kindcrate/contract/places';
import type { StaffPlace, updatePlaceEndpoint } from '@kindcrate/contract/staff-places';
import { addAuditEntry } from '../audit/repository.ts';
import type { Database } from '../database/database.ts';
import { Failure } from '../failure.ts';
import type { Services } from '../services.ts';
import { auditDetail } from '../texts/texts.ts';
import { transact } from '../transact.ts';
import { listStaffPlaces, savePlace } from './place-repository.ts';

/** The parts of a place whose changes the audit log mentions. */
const auditedParts = [
  'address',
  'timeZone',
  'hours',
  'closedDays',
  'dropOff',
  'collection',
  'capacityPerHour',
] as const satisfies (keyof Place)[];

type Body = BodyOf<typeof updatePlaceEndpoint>;

interface PlaceEdit {
  /** The organization's id. */
  id: string;
  editorId: string;
}

/**
 * Adds or replaces the place of an organization.
 * @throws Failure `not_found` for an unknown organization; `conflict` when someone else has edited the place in the meantime.
 */
export async function editPlace(
  services: Services,
  { id, editorId }: PlaceEdit,
  { revision, ...body }: Body,
): Promise<StaffPlace> {
  const { database } = services;
  const now = new Date();
  const before = await requirePlace(database, id);
  if (revision !== undefined && revision !== before.revision) throw new Failure('conflict.edited');
  const place = toStoredForm(body);
  const detail = describePlaceEdit(before.place, place);
  if (detail === '') return before;
  await transact(services, async (transaction, effects) => {
    if (!(await savePlace(transaction, { id, revision, place, now }))) throw new Failure('conflict.edited');
    const entry = { actor_id: editorId, subject_kind: 'organization', subject_id: id, action: 'edited' } as const;
    await addAuditEntry(transaction, { ...entry, detail }, now);
    effects.invalidateCatalog();
  });
  return requirePlace(database, id);
}

async function requirePlace(database: Database, id: string): Promise<StaffPlace> {
  const [found] = await listStaffPlaces(database, id);
  if (!found) throw new Failure('not_found.organization');
  return found;
}

/** Sorts all lists and puts the keys in a fixed order, so that the same place is always the same JSON. */
function toStoredForm(body: Omit<Body, 'revision'>): Place {
  const { address, timeZone, hours, closedDays, dropOff, collection, capacityPerHour } = body;
  const { street, number, postalCode, city, remark = null } = address;
  const compareText = (one: string, other: string) => (one < other ? -1 : 1);
  return {
    address: { street, number, postalCode, city, remark },
    timeZone,
    hours: hours
      .map(({ weekday, opens, closes }) => ({ weekday, opens, closes }))
      .sort((a, b) => a.weekday - b.weekday || compareText(a.opens, b.opens)),
    closedDays: closedDays
      .map(({ from, until, reason = null }) => ({ from, until, reason }))
      .sort((a, b) => compareText(a.from + a.until, b.from + b.until)),
    dropOff,
    collection: collection && { area: collection.area, weekdays: collection.weekdays.toSorted((a, b) => a - b) },
    capacityPerHour,
  };
}

/** @returns an empty string when nothing has changed. */
function describePlaceEdit(before: Place | null, after: Place): string {
  const isChanged = (part: keyof Place) => JSON.stringify(before?.[part]) !== JSON.stringify(after[part]);
  return auditedParts
    .filter(isChanged)
    .map((part) => auditDetail(`changed.${part}`))
    .join(', ');
}

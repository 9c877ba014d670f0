import type { Place } from '@kindcrate/contract/places';
import type { StaffPlace } from '@kindcrate/contract/staff-places';
import type { Database } from '../database/database.ts';
import { fromPlaceColumns, type PlaceColumns, toPlaceColumns } from '../database/place-columns.ts';
import type { PlaceRow } from '../database/place-row.ts';

/** The revision that the desk sees and quotes while an organization has no place yet. */
export const revisionWithoutPlace = 1;

/** The places of those organizations that have one, by the organization's id. */
export async function readPlaces(database: Database, ids: readonly string[]): Promise<Map<string, Place>> {
  if (!ids.length) return new Map();
  const rows = await database.selectFrom('places').selectAll().where('organization_id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.organization_id, fromPlaceColumns(row)]));
}

/**
 * Organizations with their places, hidden ones included, in display order.
 * @param organization the id of the only organization to list; undefined for all
 */
export async function listStaffPlaces(database: Database, organization: string | undefined): Promise<StaffPlace[]> {
  const organizations = await database
    .selectFrom('organizations')
    .select(['id', 'title'])
    .$call((query) => (organization === undefined ? query : query.where('id', '=', organization)))
    .orderBy('position')
    .orderBy('id')
    .execute();
  const rows = await database
    .selectFrom('places')
    .selectAll()
    .$call((query) => (organization === undefined ? query : query.where('organization_id', '=', organization)))
    .execute();
  const places = new Map(rows.map((row) => [row.organization_id, row]));
  return organizations.map(({ id, title }) => toStaffPlace({ _id: id, title }, places.get(id)));
}

function toStaffPlace(organization: StaffPlace['organization'], row: StoredPlaceRow | undefined): StaffPlace {
  if (!row) return { organization, place: null, revision: revisionWithoutPlace };
  const isSample = row.is_sample === 1 && { isSample: true };
  return { organization, place: fromPlaceColumns(row), ...isSample, revision: row.revision };
}

type StoredPlaceRow = PlaceColumns & Pick<PlaceRow, 'revision'> & { is_sample: number };

/**
 * Writes a place, which is then no longer sample data.
 * @param revision the revision that the editor saw; if undefined, the edit overwrites whatever was saved in the meantime
 * @returns false, with nothing written, when the place has another revision.
 */
export async function savePlace(
  transaction: Database,
  { id, revision, place, now }: { id: string; revision: number | undefined; place: Place; now: Date },
): Promise<boolean> {
  const columns = { ...toPlaceColumns(place), is_sample: 0, updated_at: now.toISOString() };
  const inserted = await transaction
    .insertInto('places')
    .values({ organization_id: id, ...columns, revision: revisionWithoutPlace + 1 })
    .onConflict((conflict) => conflict.column('organization_id').doNothing())
    .returning('revision')
    .executeTakeFirst();
  // The organization had no place, and never had one: places are never deleted. So nobody else's edit is overwritten.
  if (inserted) return true;
  const updated = await transaction
    .updateTable('places')
    .set((row) => ({ ...columns, revision: row('revision', '+', 1) }))
    .where('organization_id', '=', id)
    .$call((query) => (revision === undefined ? query : query.where('revision', '=', revision)))
    .returning('revision')
    .executeTakeFirst();
  return updated !== undefined;
}

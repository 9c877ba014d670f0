import type { Database } from '../database/database.ts';

/** An organization, with the time zone of its place. */
export interface OrganizationZone {
  id: string;
  title: string;
  timeZone: string | undefined;
}

/** The organizations in display order. @param organization the id of the only organization to list; undefined for all */
export async function listZones(database: Database, organization: string | undefined): Promise<OrganizationZone[]> {
  const rows = await database
    .selectFrom('organizations')
    .leftJoin('places', 'places.organization_id', 'organizations.id')
    .select(['organizations.id', 'title', 'time_zone'])
    .$call((query) => (organization === undefined ? query : query.where('organizations.id', '=', organization)))
    .orderBy('organizations.position')
    .orderBy('organizations.id')
    .execute();
  return rows.map(({ id, title, time_zone }) => ({ id, title, timeZone: time_zone ?? undefined }));
}

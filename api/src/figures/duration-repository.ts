import type { Database } from '../database/database.ts';
import { type Durations, readDurations } from './repository.ts';

/**
 * How long an organization usually takes to handle an order, and its time zone. The expected dates of an order's next steps are
 * computed from this.
 */
export interface OrganizationDurations extends Durations {
  /** IANA time zone. */
  timeZone: string;
}

/** The durations of organizations, by organization id. Those for which no durations have been computed are left out. */
export async function readOrganizationDurations(database: Database): Promise<Map<string, OrganizationDurations>> {
  const durations = await readDurations(database);
  const places = await database.selectFrom('places').select(['organization_id', 'time_zone']).execute();
  const timeZones = new Map(places.map(({ organization_id, time_zone }) => [organization_id, time_zone]));
  return new Map(
    Object.entries(durations).map(([id, duration]) => [id, { ...duration, timeZone: timeZones.get(id) ?? 'UTC' }]),
  );
}

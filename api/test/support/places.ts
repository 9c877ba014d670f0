import type { HandoverKind, HandoverTime } from '@kindcrate/contract/handovers';
import type { Place } from '@kindcrate/contract/places';
import { toPlaceColumns } from '../../src/database/place-columns.ts';
import type { TestApp } from './test-app.ts';

const everyDay = [1, 2, 3, 4, 5, 6, 7];

const place: Place = {
  address: { street: 'Sound Road', number: '8', postalCode: '04121', city: 'Harrow Sound', remark: null },
  timeZone: 'UTC',
  hours: everyDay.map((weekday) => ({ weekday, opens: '09:00', closes: '17:00' })),
  closedDays: [],
  dropOff: true,
  collection: { area: 'Harrow Sound', weekdays: everyDay },
  capacityPerHour: 2,
};

/** Replaces the place of an organization with one that is open from 9 to 5 every day, in UTC, with the given changes. */
export async function setPlace(
  { data, services }: TestApp,
  organization: string,
  changes: Partial<Place> = {},
): Promise<void> {
  const columns = toPlaceColumns({ ...place, ...changes });
  await data.database.deleteFrom('places').where('organization_id', '=', organization).execute();
  const updated_at = new Date().toISOString();
  await data.database
    .insertInto('places')
    .values({ organization_id: organization, ...columns, revision: 2, updated_at })
    .execute();
  // Invalidates the cached times, as a change on this server does.
  services.timesVersion.count++;
}

/** The free times of an organization, earliest first, without those that begin within the next 25 hours. */
export async function listTimes(
  api: TestApp,
  { organization = 'organization-1', kind = 'drop-off' }: { organization?: string; kind?: HandoverKind } = {},
): Promise<string[]> {
  const { body } = await api.get(`/api/organizations/${organization}/times?kind=${kind}`);
  const earliest = new Date(Date.now() + 25 * 60 * 60 * 1000).toISOString();
  return body.result.map(({ start }: HandoverTime) => start).filter((start: string) => start > earliest);
}

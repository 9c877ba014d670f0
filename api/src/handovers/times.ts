import type { ReplyOf } from '@kindcrate/contract/endpoint';
import { freeTimes } from '@kindcrate/contract/free-times';
import type { HandoverKind, listTimesEndpoint } from '@kindcrate/contract/handovers';
import { formatAddress, type Place } from '@kindcrate/contract/places';
import { findOrganization } from '../catalog/organization-repository.ts';
import { readPlaces } from '../catalog/place-repository.ts';
import type { Database } from '../database/database.ts';
import { Failure } from '../failure.ts';
import type { OrganizationTimes } from './check-times.ts';
import { listBookings } from './repository.ts';

/** How many days ahead a handover can be, counting today. */
const daysAhead = 15;
/** Milliseconds. A booking that started longer ago than this cannot overlap a future time. */
const longestHandover = 60 * 60 * 1000;

interface TimesQuery {
  organizationId: string;
  kind: HandoverKind;
  now: Date;
  /** The order whose booking is ignored, so that it can keep its time or move to an adjacent one. */
  exceptOrderId?: string | undefined;
}

/** Reads the times of an organization for one kind of handover, with how much of their capacity is left. */
export async function readTimes(database: Database, query: TimesQuery): Promise<OrganizationTimes> {
  const { organizationId, kind, now, exceptOrderId } = query;
  const place = (await readPlaces(database, [organizationId])).get(organizationId);
  if (!place || !offersKind(place, kind)) {
    return { kind, isOffered: false, timeZone: place?.timeZone ?? 'UTC', open: [] };
  }
  const from = new Date(now.getTime() - longestHandover);
  const bookings = await listBookings(database, { organizationId, from, exceptOrderId });
  const weekdays = kind === 'collection' ? place.collection?.weekdays : undefined;
  const times = freeTimes({ ...place, bookings, from: now, days: daysAhead, weekdays });
  const open = times.map(({ startsAt, endsAt, left }) => ({ start: startsAt, end: endsAt, left }));
  return { kind, isOffered: true, timeZone: place.timeZone, open };
}

/**
 * Lists the times of an organization that are still free, as visitors see them.
 * @throws Failure `not_found` for an organization that visitors do not see.
 */
export async function listFreeTimes(database: Database, query: TimesQuery): Promise<ReplyOf<typeof listTimesEndpoint>> {
  if (!(await findOrganization(database, query.organizationId))) throw new Failure('not_found.organization');
  const { timeZone, open } = await readTimes(database, query);
  return { timeZone, result: open.flatMap(({ start, end, left }) => (left > 0 ? [{ start, end }] : [])) };
}

/** Where an organization takes goods, on one line; undefined until its place has been entered. */
export async function findOrganizationAddress(database: Database, organizationId: string): Promise<string | undefined> {
  const place = (await readPlaces(database, [organizationId])).get(organizationId);
  return place && formatAddress(place.address);
}

const offersKind = ({ dropOff, collection }: Place, kind: HandoverKind) =>
  kind === 'drop-off' ? dropOff : collection !== null;

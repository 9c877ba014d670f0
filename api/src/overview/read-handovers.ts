import { setImmediate as nextTurn } from 'node:timers/promises';
import { handoverMessages } from '@kindcrate/contract/handover-messages';
import { addDays, toLocalTime } from '@kindcrate/contract/local-time';
import type { HandoverList, HandoverListQuery } from '@kindcrate/contract/staff-handover-list';
import { commonTimeZone } from '../catalog/common-time-zone.ts';
import { readPlaces } from '../catalog/place-repository.ts';
import { listZones } from '../catalog/zone-repository.ts';
import type { Database } from '../database/database.ts';
import { invalidFields } from '../failure.ts';
import { toDayCapacities, weekOf } from './day-capacity.ts';
import { listRuns } from './handover-repository.ts';
import { listStops } from './stop-repository.ts';

/** The maximum number of days in one request. */
const maxDays = 7;
/** The maximum number of handovers in one reply: more than fit into a day of work. */
const maxStops = 500;
/** Milliseconds, more than any time zone is ahead of or behind UTC. */
const maxOffset = 15 * 60 * 60 * 1000;

/**
 * Reads the agreed handovers of a range of days, and how full the week of the first day is.
 * @throws Failure `invalid_fields` when the days are in the wrong order, or too many.
 */
export async function readHandovers(
  database: Database,
  { organization, from: first, to: last }: HandoverListQuery,
  now = new Date(),
): Promise<HandoverList> {
  const zones = await listZones(database, organization);
  const timeZone = commonTimeZone(zones);
  const from = first ?? addDays(toLocalTime(now, timeZone).day, 1);
  const to = last ?? from;
  if (to < from || to >= addDays(from, maxDays)) throw invalidFields({ to: handoverMessages.days });
  const { stops, count } = await listStops(database, zones, { from, to }, maxStops);
  // The embedded database runs on this thread, so this pause lets other requests run.
  await nextTurn();
  const week = weekOf(from);
  const runs = await listRuns(database, zones, periodOf(week[0] ?? from, week.at(-1) ?? to));
  const places = await readPlaces(
    database,
    zones.map(({ id }) => id),
  );
  return { from, to, result: stops, more: count - stops.length, week: toDayCapacities(week, places.values(), runs) };
}

/** A period that contains all these days in every time zone. */
const periodOf = (from: string, to: string) => ({
  from: new Date(Date.parse(from) - maxOffset),
  until: new Date(Date.parse(addDays(to, 1)) + maxOffset),
});

import { setImmediate as nextTurn } from 'node:timers/promises';
import { addDays } from '@kindcrate/contract/local-time';
import { type StaffOverview, waitingStatuses } from '@kindcrate/contract/staff-overview';
import { commonTimeZone } from '../catalog/common-time-zone.ts';
import { listZones } from '../catalog/zone-repository.ts';
import type { Database } from '../database/database.ts';
import { readFreeBytes } from '../disk/disk-space.ts';
import type { Services } from '../services.ts';
import { listOpenSettlements } from '../settlements/read-settlements.ts';
import { countPlaced, countReceived } from './day-repository.ts';
import { countByDay, lastDays, timeLengthOf } from './days.ts';
import { daysBeforeEnd, findEndingNeeds } from './ending-needs.ts';
import { toHandoverDays } from './handover-days.ts';
import { listRuns } from './handover-repository.ts';
import { readUnanswered } from './message-repository.ts';
import { listNeedsEnding } from './need-repository.ts';
import { findProblems } from './problems.ts';
import { readJobState, readMailState } from './state-repository.ts';
import { countWaiting, listLongestWaiting } from './waiting-repository.ts';

const msPerDay = 24 * 60 * 60 * 1000;
/** Days in the chart. */
const chartDays = 30;
/** The maximum number of orders, and of messages, that the overview lists. */
const maxListed = 5;
/** Days for which an email that was given up on is reported as a problem. */
const mailProblemDays = 7;

/**
 * Reads the desk's overview.
 * @param organization if given, the overview is limited to this organization, and leaves out what only staff see
 */
export async function readOverview(
  services: Services,
  organization: string | undefined,
  now = new Date(),
): Promise<StaffOverview> {
  const { database } = services;
  const zones = await listZones(database, organization);
  const timeZone = commonTimeZone(zones);
  // Contains today and tomorrow in every time zone.
  const period = { from: addMs(now, -2 * msPerDay), until: addMs(now, 3 * msPerDay) };
  // The embedded database runs on this thread, so each pause between the parts lets other requests run.
  const handovers = toHandoverDays(await listRuns(database, zones, period), now, timeZone);
  await nextTurn();
  const waiting = await readWaiting(database, organization);
  await nextTurn();
  const days = await readDays(database, { organization, now, timeZone });
  await nextTurn();
  return {
    timeZone,
    ...handovers,
    ...waiting,
    needs: await readEndingNeeds(database, organization, now),
    days,
    ...(organization === undefined && { staff: await readStaffPart(services, now, timeZone) }),
  };
}

async function readWaiting(database: Database, organization: string | undefined) {
  const counts = await countWaiting(database, organization);
  const waiting = waitingStatuses.map((status) => ({ status, ...(counts.get(status) ?? { count: 0, since: null }) }));
  return { waiting, oldest: await listLongestWaiting(database, organization, maxListed) };
}

async function readEndingNeeds(database: Database, organization: string | undefined, now: Date) {
  const today = now.toISOString().slice(0, 10);
  const period = { from: today, until: addDays(today, daysBeforeEnd) };
  return findEndingNeeds(await listNeedsEnding(database, organization, period), today);
}

async function readDays(
  database: Database,
  { organization, now, timeZone }: { organization: string | undefined; now: Date; timeZone: string },
) {
  const days = lastDays(now, timeZone, chartDays);
  const since = days[0]?.start ?? now.toISOString();
  const query = { organization, since, timeLength: timeLengthOf(days) };
  return countByDay(days, await countReceived(database, query), await countPlaced(database, query));
}

async function readStaffPart({ database, disk, environment }: Services, now: Date, timeZone: string) {
  const state = {
    mail: await readMailState(database, addMs(now, -mailProblemDays * msPerDay).toISOString()),
    disk: { state: await disk.check(), freeBytes: await readFreeBytes(environment.DATA_FOLDER) },
    jobs: await readJobState(database),
  };
  return {
    messages: await readUnanswered(database, maxListed),
    settlement: await listOpenSettlements(database, { now, timeZone }),
    problems: findProblems(state, now),
  };
}

const addMs = (time: Date, ms: number) => new Date(time.getTime() + ms);

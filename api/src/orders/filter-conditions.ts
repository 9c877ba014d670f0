import type { OrderFilter } from '@kindcrate/contract/staff-orders';
import { commonTimeZone } from '../catalog/common-time-zone.ts';
import { listZones, type OrganizationZone } from '../catalog/zone-repository.ts';
import type { Database } from '../database/database.ts';
import { type Period, toPeriod } from '../database/period.ts';
import { listNeedCategories } from '../needs/category-repository.ts';
import {
  hasCategory,
  hasHandoverOn,
  isAssignedTo,
  type OrderCondition,
  wasReceivedIn,
  type ZoneDay,
} from './condition-repository.ts';

/** What the database has to check for the less common parts of a filter. */
export interface FilterConditions {
  /** When the orders were placed. */
  placed: Period;
  conditions: OrderCondition[];
}

/**
 * Turns the less common parts of a filter into conditions, and reads the time zones and categories that this requires. The day
 * of a handover is in its organization's time zone. All other days are in the most common time zone of the organizations.
 * @param userId the person who uses the filter
 */
export async function readConditions(
  database: Database,
  filter: OrderFilter,
  userId: string,
): Promise<FilterConditions> {
  const { assignee, category, handoverDay, placedFrom, placedTo, receivedFrom, receivedTo } = filter;
  const conditions: OrderCondition[] = [];
  if (assignee !== undefined) conditions.push(isAssignedTo(assignee === 'me' ? userId : null));
  if (category !== undefined) conditions.push(hasCategory(await listCategoryIds(database, category)));
  if (!(handoverDay ?? placedFrom ?? placedTo ?? receivedFrom ?? receivedTo)) return { placed: {}, conditions };
  const zones = await listZones(database, undefined);
  const timeZone = commonTimeZone(zones);
  const received = toPeriod(receivedFrom, receivedTo, timeZone);
  const placed = toPeriod(placedFrom, placedTo, timeZone);
  if (handoverDay !== undefined) conditions.push(hasHandoverOn(toZoneDays(zones, handoverDay)));
  if (received.from ?? received.until) {
    conditions.push(wasReceivedIn(received));
    // An order is placed before it is received. This shortens the range that a search reads.
    placed.until = [placed.until, received.until].filter((time) => time !== undefined).sort()[0];
  }
  return { placed, conditions };
}

/** The ids of a category and its child categories. */
async function listCategoryIds(database: Database, category: string): Promise<string[]> {
  const categories = await listNeedCategories(database);
  return [category, ...categories.filter(({ parent }) => parent === category).map(({ _id }) => _id)];
}

function toZoneDays(zones: readonly OrganizationZone[], day: string): ZoneDay[] {
  const groups = Map.groupBy(zones, (zone) => zone.timeZone ?? 'UTC');
  return [...groups].map(([timeZone, group]) => ({
    organizations: group.map(({ id }) => id),
    day: toPeriod(day, day, timeZone),
  }));
}

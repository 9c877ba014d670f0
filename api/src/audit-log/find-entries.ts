import type { AuditEntry, AuditFilter } from '@kindcrate/contract/audit';
import { commonTimeZone } from '../catalog/common-time-zone.ts';
import { listZones } from '../catalog/zone-repository.ts';
import type { Database } from '../database/database.ts';
import { toPeriod } from '../database/period.ts';
import { findOrders } from '../orders/find-orders.ts';
import { type Cursor, type Page, pageSize } from '../paging/page.ts';
import { type EntryFilter, listAuditEntries } from './repository.ts';

/** The maximum number of orders to look up. People may enter only the end of an order number, but even that is nearly always unique. */
const maxOrders = 25;

/** One page of the entries that match a filter, newest first. */
export async function findEntries(
  database: Database,
  filter: AuditFilter,
  after: Cursor | undefined,
): Promise<Page<AuditEntry>> {
  const { entryFilter, matchesNothing } = await resolveFilter(database, filter);
  if (matchesNothing) return { entries: [], next: undefined };
  return listAuditEntries(database, entryFilter, { after, size: pageSize });
}

interface ResolvedFilter {
  entryFilter: EntryFilter;
  /** Whether no entry can match, because no order has the number. */
  matchesNothing: boolean;
  timeZone: string;
}

/** The user's id is left empty, because only a filter by assignee depends on it. */
async function findOrderIds(database: Database, order: string): Promise<string[]> {
  return (await findOrders(database, { order }, { size: maxOrders, userId: '' })).ids;
}

/** Looks up the orders with the number in a filter, and interprets the filter's days in the charity's time zone. */
export async function resolveFilter(database: Database, filter: AuditFilter): Promise<ResolvedFilter> {
  const { actor, about, order, action, from, to } = filter;
  const timeZone = commonTimeZone(await listZones(database, undefined));
  const orderIds = order === undefined ? undefined : await findOrderIds(database, order);
  const period = toPeriod(from, to, timeZone);
  return {
    entryFilter: { actorId: actor, personId: about, orderIds, action, period },
    matchesNothing: orderIds?.length === 0,
    timeZone,
  };
}

import { toInstant } from '@kindcrate/contract/local-time';
import type { HandoverStop } from '@kindcrate/contract/staff-handover-list';
import type { OrganizationZone } from '../catalog/zone-repository.ts';
import type { Database } from '../database/database.ts';

/** The first and the last day of a range (`YYYY-MM-DD`). */
interface Days {
  from: string;
  to: string;
}

/**
 * Reads the first agreed handovers of a range of days, sorted by start and postal code.
 * @param days in the time zone of each organization
 * @returns at most `limit` of them, and how many there are in total
 */
export async function listStops(
  database: Database,
  organizations: readonly OrganizationZone[],
  days: Days,
  limit: number,
): Promise<{ stops: HandoverStop[]; count: number }> {
  const stops: HandoverStop[] = [];
  let count = 0;
  // One query per time zone: within it, the days are a single period, so that the database can apply the limit.
  for (const [timeZone, group] of Map.groupBy(organizations, (organization) => organization.timeZone ?? 'UTC')) {
    const byId = new Map(group.map((organization) => [organization.id, organization]));
    const query = selectStops(database, [...byId.keys()], periodOf(days, timeZone));
    const found = await readFirstStops(query, limit);
    count += found.length < limit ? found.length : await countStops(query);
    for (const row of found) {
      const organization = byId.get(row.organization_id);
      if (organization) stops.push(toStop(row, organization));
    }
  }
  return { stops: stops.toSorted(byTime).slice(0, limit), count };
}

const byTime = (a: HandoverStop, b: HandoverStop) =>
  compare(a.start, b.start) || compare(a.address?.postalCode ?? '', b.address?.postalCode ?? '');

const compare = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);

function periodOf({ from, to }: Days, timeZone: string): { from: string; until: string } {
  const toIso = (day: string, time: string) => toInstant({ day, time }, timeZone).toISOString();
  return { from: toIso(from, '00:00'), until: toIso(to, '24:00') };
}

/** Filters by the ids of organizations, because the index `handovers_by_time` begins with them. */
function selectStops(database: Database, organizations: readonly string[], period: { from: string; until: string }) {
  return (
    database
      .selectFrom('handovers')
      .innerJoin('orders', 'orders.id', 'handovers.order_id')
      // An order without a donor has no handover to agree on: its gift arrived unannounced.
      .where('orders.user_id', 'is not', null)
      .where('handovers.organization_id', 'in', organizations)
      .where('starts_at', 'is not', null)
      .where('starts_at', '>=', period.from)
      .where('starts_at', '<', period.until)
      .where('orders.status', 'not in', ['declined', 'cancelled'])
  );
}

type StopQuery = ReturnType<typeof selectStops>;

async function countStops(query: StopQuery): Promise<number> {
  const { count } = await query
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function readFirstStops(query: StopQuery, limit: number) {
  return (
    query
      .innerJoin('users', 'users.id', 'orders.user_id')
      .select(['handovers.order_id', 'handovers.organization_id', 'kind', 'starts_at', 'ends_at', 'on_the_way_at'])
      .select(['street', 'number', 'city', 'postal_code', 'remark'])
      .select(['items_name', 'quantity', 'orders.status', 'orders.phone', 'location', 'username'])
      .orderBy('starts_at')
      // The engines sort missing postal codes differently; an empty one comes first on both.
      .orderBy(({ fn, val }) => fn.coalesce('postal_code', val('')))
      .orderBy('handovers.order_id')
      .limit(limit)
      .$narrowType<{ starts_at: string; ends_at: string }>()
      .execute()
  );
}

type StopRow = Awaited<ReturnType<typeof readFirstStops>>[number];

function toStop(row: StopRow, { id, title, timeZone = 'UTC' }: OrganizationZone): HandoverStop {
  const { street, number, city, postal_code: postalCode, remark } = row;
  const hasAddress = street !== null && number !== null && city !== null && postalCode !== null;
  return {
    order: row.order_id,
    itemsName: row.items_name,
    quantity: row.quantity,
    status: row.status,
    donor: row.username,
    phone: row.phone,
    location: row.location,
    ...(hasAddress && { address: { street, number, city, postalCode, remark: remark ?? '' } }),
    organization: { _id: id, title },
    kind: row.kind,
    start: row.starts_at,
    end: row.ends_at,
    timeZone,
    onTheWayAt: row.on_the_way_at,
  };
}

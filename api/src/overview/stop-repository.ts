import type { HandoverStop } from '@kindcrate/contract/staff-handover-list';
import type { Database } from '../database/database.ts';
import type { OrganizationZone } from './handover-repository.ts';

/** The agreed handovers that start in a period, by their start. */
export async function listStops(
  database: Database,
  organizations: readonly OrganizationZone[],
  { from, until }: { from: Date; until: Date },
): Promise<HandoverStop[]> {
  if (!organizations.length) return [];
  const byId = new Map(organizations.map((organization) => [organization.id, organization]));
  const rows = await selectStops(database, [...byId.keys()], from.toISOString(), until.toISOString()).execute();
  return rows.flatMap((row) => {
    const organization = byId.get(row.organization_id);
    return organization ? [toStop(row, organization)] : [];
  });
}

/** By the ids of organizations, which the index `handovers_by_time` begins with. */
export function selectStops(database: Database, organizations: readonly string[], from: string, until: string) {
  return (
    database
      .selectFrom('handovers')
      .innerJoin('orders', 'orders.id', 'handovers.order_id')
      .innerJoin('users', 'users.id', 'orders.user_id')
      .select(['handovers.order_id', 'handovers.organization_id', 'kind', 'starts_at', 'ends_at', 'on_the_way_at'])
      .select(['street', 'number', 'city', 'postal_code', 'remark'])
      .select(['items_name', 'quantity', 'orders.status', 'orders.phone', 'location', 'username'])
      .where('handovers.organization_id', 'in', organizations)
      .where('starts_at', 'is not', null)
      .where('starts_at', '>=', from)
      .where('starts_at', '<', until)
      .where('orders.status', 'not in', ['declined', 'cancelled'])
      .orderBy('starts_at')
      // The engines sort missing postal codes differently; an empty one comes first on both.
      .orderBy(({ fn, val }) => fn.coalesce('postal_code', val('')))
      .orderBy('handovers.order_id')
      .$narrowType<{ starts_at: string; ends_at: string }>()
  );
}

type StopRow = Awaited<ReturnType<ReturnType<typeof selectStops>['execute']>>[number];

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

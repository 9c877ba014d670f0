import type { Handover } from '@kindcrate/contract/handovers';
import type { Database } from '../database/database.ts';

/** The handovers of orders, by order id. */
export async function listHandovers(database: Database, orderIds: readonly string[]): Promise<Map<string, Handover>> {
  if (!orderIds.length) return new Map();
  const rows = await selectHandovers(database).where('handovers.order_id', 'in', orderIds).execute();
  return new Map(rows.map((row) => [row.order_id, toHandover(row)]));
}

function selectHandovers(database: Database) {
  return database
    .selectFrom('handovers')
    .leftJoin('places', 'places.organization_id', 'handovers.organization_id')
    .selectAll('handovers')
    .select('places.time_zone');
}

type HandoverWithZone = Awaited<ReturnType<ReturnType<typeof selectHandovers>['execute']>>[number];

function toHandover(row: HandoverWithZone): Handover {
  const { street, number, city, postal_code: postalCode, remark, starts_at: start, ends_at: end } = row;
  const handover: Handover = {
    kind: row.kind,
    state: row.state,
    preferred: JSON.parse(row.preferred),
    offered: JSON.parse(row.offered),
    timeZone: row.time_zone ?? 'UTC',
  };
  if (street !== null && number !== null && city !== null && postalCode !== null)
    handover.address = { street, number, postalCode, city, remark: remark ?? '' };
  if (start !== null && end !== null) handover.agreed = { start, end };
  if (row.on_the_way_at !== null) handover.onTheWayAt = row.on_the_way_at;
  return handover;
}

import type { HandoverRun } from '@kindcrate/contract/staff-overview';
import { sql } from 'kysely';
import type { OrganizationZone } from '../catalog/zone-repository.ts';
import type { Database } from '../database/database.ts';

/** The agreed handovers that start in a period, counted by organization, kind and time. */
export async function listRuns(
  database: Database,
  organizations: readonly OrganizationZone[],
  { from, until }: { from: Date; until: Date },
): Promise<HandoverRun[]> {
  if (!organizations.length) return [];
  const ids = organizations.map(({ id }) => id);
  const rows = await selectRuns(database, ids, from.toISOString(), until.toISOString()).execute();
  const byId = new Map(organizations.map((organization) => [organization.id, organization]));
  return rows.flatMap(({ organization_id, kind, starts_at: start, ends_at: end, count, done }) => {
    const organization = byId.get(organization_id);
    if (!organization || start === null || end === null) return [];
    const { id, title, timeZone = 'UTC' } = organization;
    const run = { organization: { _id: id, title }, kind, start, end, timeZone };
    return [{ ...run, count: Number(count), done: Number(done) }];
  });
}

/**
 * Filters by the ids of organizations, because the index `handovers_by_time` begins with them. Orders that were declined or canceled
 * are left out, because their agreed times no longer apply.
 */
export function selectRuns(database: Database, organizations: readonly string[], from: string, until: string) {
  return database
    .selectFrom('handovers')
    .innerJoin('orders', 'orders.id', 'handovers.order_id')
    .select(['handovers.organization_id', 'kind', 'starts_at', 'ends_at'])
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .select(
      sql<number | string>`sum(case when orders.status in ('received', 'completed') then 1 else 0 end)`.as('done'),
    )
    .where('handovers.organization_id', 'in', organizations)
    .where('starts_at', 'is not', null)
    .where('starts_at', '>=', from)
    .where('starts_at', '<', until)
    .where('orders.status', 'not in', ['declined', 'cancelled'])
    .groupBy(['handovers.organization_id', 'kind', 'starts_at', 'ends_at']);
}

import type { StaffOrder } from '@kindcrate/contract/staff-orders';
import type { Database } from '../database/database.ts';
import { colleagueColumns, colleagueName } from './colleague-repository.ts';
import { countNotes } from './note-repository.ts';

/** What only the desk sees of an order: who made each status change, who takes care of it, and how many notes it has. */
type InternalDetails = Pick<StaffOrder, 'assignee' | 'notes'> & {
  /** The username of the person who made each status change, by the new status. */
  actors: Map<string, string>;
};

/**
 * Reads what only the desk sees of several orders, by order id.
 * @param organizationId the organization of the volunteer who reads them; undefined for staff
 */
export async function listInternalDetails(
  database: Database,
  orderIds: readonly string[],
  organizationId: string | undefined,
): Promise<Map<string, InternalDetails>> {
  if (!orderIds.length) return new Map();
  const [notes, assigneeRows, actorRows] = await Promise.all([
    countNotes(database, orderIds),
    selectAssignees(database, orderIds),
    selectActors(database, orderIds),
  ]);
  const assignees = new Map(assigneeRows.map((row) => [row.order_id, row]));
  const events = Map.groupBy(actorRows, (row) => row.order_id);
  return new Map(
    orderIds.map((id) => {
      const assignee = assignees.get(id);
      const count = notes.get(id);
      const changes = (events.get(id) ?? []).flatMap(({ status, ...person }): [string, string][] => {
        const name = colleagueName(person, organizationId);
        return name === null ? [] : [[status, name]];
      });
      const internals: InternalDetails = { actors: new Map(changes) };
      if (count) internals.notes = count;
      if (assignee) internals.assignee = { _id: assignee.id, username: colleagueName(assignee, organizationId) };
      return [id, internals];
    }),
  );
}

const selectAssignees = (database: Database, orderIds: readonly string[]) =>
  database
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.assignee_id')
    .select(['orders.id as order_id', 'users.id'])
    .select(colleagueColumns)
    .where('orders.id', 'in', orderIds)
    .execute();

const selectActors = (database: Database, orderIds: readonly string[]) =>
  database
    .selectFrom('order_events')
    .innerJoin('users', 'users.id', 'order_events.actor_id')
    .select(['order_events.order_id', 'order_events.status'])
    .select(colleagueColumns)
    .where('order_events.order_id', 'in', orderIds)
    .execute();

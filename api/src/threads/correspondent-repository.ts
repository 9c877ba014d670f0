import type { Database } from '../database/database.ts';

/** The person who writes to the desk in a thread, and what they write about. */
export interface Correspondent {
  /** The id of the order or contact message, and of its thread. */
  id: string;
  /** Undefined for a contact message, which belongs to no account. */
  donorId: string | undefined;
  /** The person's name. */
  from: string;
  title: string;
  organization: { _id: string; title: string } | null;
  /** Whether someone can read a reply: false if the donor's account is blocked or deleted. */
  canReply: boolean;
  /** When the order was placed, or the contact message was sent. */
  sentAt: string;
  /** The address in a contact message; null for an order. */
  email: string | null;
  /** The text of a contact message; null for an order. */
  message: string | null;
}

/** @param organizationId if given, only donors of this organization's orders are found */
export async function findCorrespondent(
  database: Database,
  id: string,
  organizationId: string | undefined,
): Promise<Correspondent | undefined> {
  const donor = await findDonor(database, id, organizationId);
  return donor || organizationId !== undefined ? donor : findWriter(database, id);
}

/** The donor of an order; undefined for an order without a donor, which has no thread. */
async function findDonor(database: Database, id: string, organizationId: string | undefined) {
  const row = await database
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .innerJoin('organizations', 'organizations.id', 'orders.organization_id')
    .select(['orders.id', 'users.id as donorId', 'users.username as from', 'orders.items_name as title'])
    .select(['organizations.id as organizationId', 'organizations.title as organizationTitle'])
    .select(['users.blocked_at', 'users.deleted_at', 'orders.created_at as sentAt'])
    .where('orders.id', '=', id)
    .$if(organizationId !== undefined, (orders) => orders.where('orders.organization_id', '=', organizationId ?? ''))
    .executeTakeFirst();
  if (!row) return undefined;
  const { organizationId: _id, organizationTitle, blocked_at, deleted_at, ...rest } = row;
  const organization = { _id, title: organizationTitle };
  return { ...rest, organization, canReply: blocked_at === null && deleted_at === null, email: null, message: null };
}

/** The person who sent a contact message. */
async function findWriter(database: Database, id: string): Promise<Correspondent | undefined> {
  const row = await database
    .selectFrom('complaints')
    .select(['id', 'name as from', 'subject as title', 'email', 'message', 'created_at as sentAt'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { ...row, donorId: undefined, organization: null, canReply: true };
}

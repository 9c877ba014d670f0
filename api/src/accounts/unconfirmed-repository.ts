import { type Database, lockAvailableRows } from '../database/database.ts';

/** An unconfirmed account that can be deleted. */
export interface DeletableAccount {
  id: string;
  photo_id: string | null;
}

/**
 * Locks up to `limit` accounts that were created before the given time, never confirmed their email, and left nothing that has
 * to be kept: no orders, no photos for an order, no coins, no redemptions, and no actions at the desk. Blocked accounts
 * stay, because deleting one would lift its block.
 */
export async function lockDeletableAccounts(
  transaction: Database,
  before: Date,
  limit: number,
): Promise<DeletableAccount[]> {
  const deletable = transaction
    .selectFrom('users')
    .select(['id', 'photo_id'])
    .where('email_confirmed_at', 'is', null)
    .where('created_at', '<', before.toISOString())
    .where('role', '=', 'donor')
    .where('blocked_at', 'is', null)
    .where(({ and, not, exists, selectFrom }) =>
      and([
        not(exists(selectFrom('orders').select('orders.id').whereRef('orders.user_id', '=', 'users.id'))),
        not(exists(selectFrom('order_events').select('order_events.id').whereRef('actor_id', '=', 'users.id'))),
        not(exists(selectFrom('coin_entries as own').select('own.id').whereRef('own.user_id', '=', 'users.id'))),
        not(exists(selectFrom('coin_entries as done').select('done.id').whereRef('done.actor_id', '=', 'users.id'))),
        not(exists(selectFrom('redemptions as own').select('own.id').whereRef('own.donor_id', '=', 'users.id'))),
        not(exists(selectFrom('redemptions as done').select('done.id').whereRef('done.partner_id', '=', 'users.id'))),
        not(exists(selectFrom('complaints').select('complaints.id').whereRef('answered_by', '=', 'users.id'))),
        not(exists(selectFrom('threads').select('threads.id').whereRef('assigned_to', '=', 'users.id'))),
        not(exists(selectFrom('thread_messages').select('thread_messages.id').whereRef('author_id', '=', 'users.id'))),
        not(exists(selectFrom('audit_entries').select('audit_entries.id').whereRef('actor_id', '=', 'users.id'))),
        not(exists(selectFrom('photo_uploads').select('image_id').whereRef('photo_uploads.user_id', '=', 'users.id'))),
        not(
          exists(
            selectFrom('settlement_entries').select('settlement_entries.id').whereRef('actor_id', '=', 'users.id'),
          ),
        ),
        not(exists(selectFrom('order_notes').select('order_notes.id').whereRef('author_id', '=', 'users.id'))),
        not(exists(selectFrom('catalog_versions').select('catalog_versions.id').whereRef('actor_id', '=', 'users.id'))),
        not(exists(selectFrom('person_notes').select('person_notes.id').whereRef('author_id', '=', 'users.id'))),
        not(exists(selectFrom('copy_versions').select('copy_versions.id').whereRef('actor_id', '=', 'users.id'))),
        not(exists(selectFrom('copy_drafts').select('copy_drafts.page').whereRef('actor_id', '=', 'users.id'))),
        not(exists(selectFrom('invitations').select('invitations.id').whereRef('invited_by', '=', 'users.id'))),
      ]),
    )
    .orderBy('created_at')
    .limit(limit);
  return lockAvailableRows(transaction, deletable).execute();
}

/**
 * Deletes accounts with everything that belongs to them alone. The database itself deletes their second factors and search words
 * (`on delete cascade`).
 */
export async function deleteAccounts(transaction: Database, ids: readonly string[]): Promise<void> {
  for (const table of ['sessions', 'email_codes', 'redemption_codes'] as const)
    await transaction.deleteFrom(table).where('user_id', 'in', ids).execute();
  await transaction.deleteFrom('users').where('id', 'in', ids).execute();
}

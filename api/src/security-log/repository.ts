import { randomUUID } from 'node:crypto';
import { countDeleted, type Database, lockAvailableRows } from '../database/database.ts';
import type { SecurityEventRow } from '../database/log-rows.ts';

/** The kinds of security events. A new kind needs no migration. */
export type SecurityEventKind =
  | 'account blocked'
  | 'account deleted'
  | 'account unblocked'
  | 'data copied'
  | 'email changed'
  | 'log-in failed'
  | 'orders exported'
  | 'audit log exported'
  | 'password changed'
  | 'password check failed'
  | 'password link created'
  | 'password reset'
  | 'recovery code used'
  | 'recovery codes renewed'
  | 'role changed'
  | 'API token created'
  | 'second factor added'
  | 'second factor failed'
  | 'second factor removed'
  | 'sessions ended';

/** An event, without personal data: `createPseudonyms` makes the hashes. */
export interface SecurityEvent {
  kind: SecurityEventKind;
  accountId?: string | undefined;
  /** Only for an email address without an account: otherwise the account's id is enough. */
  emailHash?: string | undefined;
  networkHash?: string | undefined;
}

/** Adds an event to the security log. Call it in the transaction of the change that it records. */
export async function addSecurityEvent(database: Database, event: SecurityEvent, now: Date): Promise<void> {
  await database
    .insertInto('security_events')
    .values({
      id: randomUUID(),
      kind: event.kind,
      account_id: event.accountId ?? null,
      email_hash: event.emailHash ?? null,
      network_hash: event.networkHash ?? null,
      created_at: now.toISOString(),
    })
    .execute();
}

interface Filter {
  accountId: string | undefined;
  emailHash: string;
}

/** Lists events, newest first: all of them, or those of one email address and its account. */
export async function listSecurityEvents(
  database: Database,
  { limit, filter }: { limit: number; filter?: Filter | undefined },
): Promise<SecurityEventRow[]> {
  return database
    .selectFrom('security_events')
    .selectAll()
    .$if(filter !== undefined, (query) =>
      query.where(({ or, eb }) =>
        or([eb('email_hash', '=', filter?.emailHash ?? ''), eb('account_id', '=', filter?.accountId ?? '')]),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** What happened to an account and when, newest first. */
export async function listEventsOfAccount(
  database: Database,
  accountId: string,
): Promise<Pick<SecurityEventRow, 'kind' | 'created_at'>[]> {
  return database
    .selectFrom('security_events')
    .select(['kind', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .execute();
}

/** Deletes up to `limit` events that happened before the given time. @returns how many. */
export async function deleteSecurityEvents(database: Database, before: Date, limit: number): Promise<number> {
  const old = database
    .selectFrom('security_events')
    .select('id')
    .where('created_at', '<', before.toISOString())
    .limit(limit);
  return countDeleted(database.deleteFrom('security_events').where('id', 'in', lockAvailableRows(database, old)));
}

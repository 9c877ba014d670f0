import type { Database } from '../database/database.ts';

/** Whether the owner of an account can log in: the account is neither blocked nor deleted. */
export async function isOpenAccount(database: Database, userId: string): Promise<boolean> {
  const account = await database
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('blocked_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return account !== undefined;
}

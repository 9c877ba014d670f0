import type { Database } from '../database/database.ts';
import { prepareQuery } from '../database/prepared-query.ts';
import { photoColumns } from '../images/repository.ts';

/** Selects an account with its photo, its balance and the id of one of its orders, in a single query, because profiles are read often. */
const selectAccount = prepareQuery((database, userId: string) =>
  database
    .selectFrom('users')
    .leftJoin('pictures', 'pictures.id', 'users.photo_id')
    .select(['users.username', 'users.email', 'users.email_confirmed_at', 'users.phone', 'users.role'])
    .select(photoColumns)
    .select(({ selectFrom }) => [
      selectFrom('coin_entries')
        .select(({ fn }) => fn.sum<number | null>('amount').as('sum'))
        .where('user_id', '=', userId)
        .as('balance'),
      selectFrom('orders').select('orders.id').where('user_id', '=', userId).limit(1).as('any_order_id'),
    ])
    .where('users.id', '=', userId),
);

export async function findAccountForProfile(database: Database, userId: string) {
  const [account] = await selectAccount(database, userId);
  return account;
}

import { type Kysely, sql } from 'kysely';
import { forbidChanges } from '../append-only.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createRedemptionCodes(db);
  await createCoinEntries(db);
  await forbidChanges(db, 'coin_entries');
}

async function createRedemptionCodes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('redemption_codes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('code_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('redeemed_at', 'text')
    .execute();
  await db.schema
    .createIndex('redemption_codes_by_user')
    .on('redemption_codes')
    .columns(['user_id', 'expires_at'])
    .execute();
}

/** The ledger. A balance is the sum of its entries. */
async function createCoinEntries(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('coin_entries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('amount', 'integer', (column) => column.notNull().check(sql`amount <> 0`))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('order_id', 'text', (column) => column.references('orders.id'))
    .addColumn('redemption_id', 'text', (column) => column.references('redemption_codes.id'))
    .addColumn('reverses_id', 'text', (column) => column.unique().references('coin_entries.id'))
    .addColumn('actor_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addCheckConstraint('coin_entries_earning', sql`kind <> 'earning' or (amount > 0 and order_id is not null)`)
    .addCheckConstraint('coin_entries_spending', sql`kind <> 'spending' or (amount < 0 and redemption_id is not null)`)
    .addCheckConstraint('coin_entries_reversal', sql`kind <> 'reversal' or reverses_id is not null`)
    .addCheckConstraint('coin_entries_kind', sql`kind in ('earning', 'spending', 'reversal')`)
    .execute();
  await db.schema.createIndex('coin_entries_by_user').on('coin_entries').columns(['user_id', 'amount']).execute();
  await createOnceIndex(db, 'coin_entries_one_earning', 'order_id', 'earning');
  await createOnceIndex(db, 'coin_entries_one_spending', 'redemption_id', 'spending');
}

async function createOnceIndex(db: Kysely<unknown>, name: string, column: string, kind: string): Promise<void> {
  await db.schema
    .createIndex(name)
    .on('coin_entries')
    .column(column)
    .unique()
    .where(sql.ref('kind'), '=', sql.lit(kind))
    .execute();
}

import { type Kysely, sql } from 'kysely';

/** Columns that name a row of another table: before that row is removed, they are searched for it. */
const references = [
  ['coin_entries', 'redemption_id'],
  ['orders', 'picture_id'],
  ['users', 'photo_id'],
  ['brands', 'picture_id'],
  ['donation_cards', 'picture_id'],
  ['organization_images', 'picture_id'],
] as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of references)
    await db.schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute();
  await createExpiryIndex(db);
}

/** Codes that nobody redeemed, by their end; redeemed ones stay for good and would only be in the way of a sweep. */
async function createExpiryIndex(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('redemption_codes_by_expiry')
    .on('redemption_codes')
    .column('expires_at')
    .where(sql.ref('redeemed_at'), 'is', null)
    .execute();
}

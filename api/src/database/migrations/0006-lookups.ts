import { type Kysely, sql } from 'kysely';

/** Columns that refer to rows of another table. Deleting such a row searches these columns. */
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

/** Only unused codes: used ones are kept forever and would slow down the deletion of expired codes. */
async function createExpiryIndex(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('redemption_codes_by_expiry')
    .on('redemption_codes')
    .column('expires_at')
    .where(sql.ref('redeemed_at'), 'is', null)
    .execute();
}

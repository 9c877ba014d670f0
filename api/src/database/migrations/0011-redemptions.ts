import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await addShortCodes(db);
  await createRedemptions(db);
}

/** Existing codes have none, and expire within two minutes. */
async function addShortCodes(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('redemption_codes').addColumn('short_code_hash', 'text').execute();
  await db.schema
    .createIndex('redemption_codes_by_short_code')
    .on('redemption_codes')
    .column('short_code_hash')
    .unique()
    .execute();
}

/**
 * A redemption has the id of its code: so a code leads to one redemption at most, and the ledger, whose `redemption_id`
 * references the codes, need not be rebuilt (SQLite cannot change what a column references).
 */
async function createRedemptions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('redemptions')
    .addColumn('id', 'text', (column) => column.primaryKey().references('redemption_codes.id'))
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('donor_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('partner_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('brand_id', 'text', (column) => column.notNull().references('brands.id'))
    .addColumn('coins', 'integer', (column) => column.notNull().check(sql`coins >= 1`))
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('idempotency_key', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('decided_at', 'text')
    .addUniqueConstraint('redemptions_one_a_key', ['partner_id', 'idempotency_key'])
    .addCheckConstraint('redemptions_status', sql`status in ('pending', 'approved', 'refused', 'expired')`)
    .execute();
  await db.schema.createIndex('redemptions_by_brand').on('redemptions').column('brand_id').execute();
  await db.schema
    .createIndex('redemptions_pending')
    .on('redemptions')
    .columns(['donor_id', 'created_at'])
    .where(sql.ref('status'), '=', sql.lit('pending'))
    .execute();
}

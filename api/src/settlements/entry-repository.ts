import type { Settlement } from '@kindcrate/contract/settlements';
import type { Database } from '../database/database.ts';
import type { SettlementEntryRow } from '../database/redemption-rows.ts';

type Entry = Settlement['entries'][number];

/**
 * The entries of a month, oldest first, and the title of each brand, by the brand's id.
 * @param brandId if given, only this brand is read
 */
export async function listEntries(
  database: Database,
  month: string,
  brandId?: string,
): Promise<Map<string, { title: string; entries: Entry[] }>> {
  const rows = await database
    .selectFrom('settlement_entries as entry')
    .innerJoin('brands', 'brands.id', 'entry.brand_id')
    .innerJoin('users', 'users.id', 'entry.actor_id')
    .select(['entry.id', 'entry.brand_id', 'sequence', 'coins', 'note', 'entry.created_at'])
    .select(['brands.title', 'users.username', 'users.deleted_at'])
    .where('month', '=', month)
    .$if(brandId !== undefined, (query) => query.where('entry.brand_id', '=', brandId ?? ''))
    .orderBy('entry.brand_id')
    .orderBy('sequence')
    .execute();
  const byBrand = Map.groupBy(rows, ({ brand_id }) => brand_id);
  return new Map(
    [...byBrand].map(([id, rowsOfBrand]) => [
      id,
      { title: rowsOfBrand[0]?.title ?? '', entries: rowsOfBrand.map(toEntry) },
    ]),
  );
}

type Row = Pick<SettlementEntryRow, 'id' | 'sequence' | 'coins' | 'note' | 'created_at'> & {
  username: string;
  deleted_at: string | null;
};

const toEntry = ({ id: _id, sequence, coins, note, created_at: at, username, deleted_at }: Row): Entry => ({
  _id,
  sequence,
  coins,
  note,
  by: deleted_at === null ? username : null,
  at,
});

/** The entries of a brand and month as they are stored, oldest first. */
export async function readEntryRows(database: Database, brandId: string, month: string): Promise<SettlementEntryRow[]> {
  return database
    .selectFrom('settlement_entries')
    .selectAll()
    .where('month', '=', month)
    .where('brand_id', '=', brandId)
    .orderBy('sequence')
    .execute();
}

/** @returns false when there is already an entry with the same sequence. */
export async function insertEntry(database: Database, entry: SettlementEntryRow): Promise<boolean> {
  const added = await database
    .insertInto('settlement_entries')
    .values(entry)
    .onConflict((conflict) => conflict.columns(['month', 'brand_id', 'sequence']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

import type { Insertable } from 'kysely';
import type { BrandRow, DonationCardRow, OrganizationRow } from '../database/catalog-rows.ts';
import type { Database } from '../database/database.ts';
import type { NeedRow } from '../database/need-rows.ts';
import type { OutcomeRow } from '../database/outcome-row.ts';
import type { PlaceRow } from '../database/place-row.ts';
import type { ImageRow, Schema } from '../database/schema.ts';

/** The rows of a whole catalog. */
export interface CatalogRows {
  images: ImageRow[];
  organizations: Insertable<OrganizationRow>[];
  organizationImages: Schema['organization_images'][];
  brands: Insertable<BrandRow>[];
  donationCards: Insertable<DonationCardRow>[];
  needs: Insertable<NeedRow>[];
  places: Insertable<PlaceRow>[];
  outcomes: Insertable<OutcomeRow>[];
}

/** Checks whether the catalog has no entries, and this seed was never written. */
export async function isCatalogUntouched(database: Database, seed: string): Promise<boolean> {
  const seeded = await database.selectFrom('seeds').select('name').where('name', '=', seed).executeTakeFirst();
  if (seeded) return false;
  for (const table of ['organizations', 'brands', 'donation_cards'] as const) {
    if (await database.selectFrom(table).select('id').limit(1).executeTakeFirst()) return false;
  }
  return true;
}

export async function insertCatalog(database: Database, catalog: CatalogRows): Promise<void> {
  await database.insertInto('pictures').values(catalog.images).execute();
  await database.insertInto('organizations').values(catalog.organizations).execute();
  await database.insertInto('organization_images').values(catalog.organizationImages).execute();
  await database.insertInto('brands').values(catalog.brands).execute();
  await database.insertInto('donation_cards').values(catalog.donationCards).execute();
  await database.insertInto('places').values(catalog.places).execute();
  await database.insertInto('outcomes').values(catalog.outcomes).execute();
  // Someone may have edited the tree of categories before the sample data was turned on.
  const categories = await database.selectFrom('need_categories').select('id').execute();
  const needs = catalog.needs.filter(({ category_id }) => categories.some(({ id }) => id === category_id));
  if (needs.length) await database.insertInto('needs').values(needs).execute();
}

/** Records that a seed has been written, so that it is never written again. */
export async function recordSeed(database: Database, name: string, now: Date): Promise<void> {
  await database.insertInto('seeds').values({ name, completed_at: now.toISOString() }).execute();
}

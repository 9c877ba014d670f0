import type { Insertable } from 'kysely';
import type { Database } from '../database/open-database.ts';
import type { BrandRow, DonationCardRow, OrganizationRow, PictureRow, Schema } from '../database/schema.ts';

/** What an empty catalogue starts with. */
export interface Catalogue {
  pictures: PictureRow[];
  organizations: Insertable<OrganizationRow>[];
  organizationImages: Schema['organization_images'][];
  brands: Insertable<BrandRow>[];
  donationCards: Insertable<DonationCardRow>[];
}

/** Whether nobody ever seeded the catalogue, and nobody entered anything either. */
export async function isCatalogueUntouched(database: Database, seed: string): Promise<boolean> {
  const seeded = await database.selectFrom('seeds').select('name').where('name', '=', seed).executeTakeFirst();
  if (seeded) return false;
  for (const table of ['organizations', 'brands', 'donation_cards'] as const) {
    if (await database.selectFrom(table).select('id').limit(1).executeTakeFirst()) return false;
  }
  return true;
}

/** Writes a whole catalogue and that it was written, all or nothing. */
export async function addCatalogue(database: Database, seed: string, catalogue: Catalogue): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await transaction.insertInto('pictures').values(catalogue.pictures).execute();
    await transaction.insertInto('organizations').values(catalogue.organizations).execute();
    await transaction.insertInto('organization_images').values(catalogue.organizationImages).execute();
    await transaction.insertInto('brands').values(catalogue.brands).execute();
    await transaction.insertInto('donation_cards').values(catalogue.donationCards).execute();
    await transaction.insertInto('seeds').values({ name: seed, completed_at: new Date().toISOString() }).execute();
  });
}

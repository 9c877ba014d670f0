import type { Brand } from '@kindcrate/contract/brands';
import type { StaffBrand } from '@kindcrate/contract/staff-brands';
import type { Database } from '../database/database.ts';
import { isVisible } from '../database/visible-entries.ts';
import { imageColumns, toImage } from '../images/repository.ts';
import { entryStateColumns, toEntryState } from './entry-repository.ts';

/** The brands that visitors see, in the order the site shows them. */
export async function listBrands(database: Database): Promise<Brand[]> {
  return (await selectInDisplayOrder(database).where(isVisible('brands')).execute()).map(toBrand);
}

/** @returns undefined also for a brand that visitors do not see. */
export async function findBrand(database: Database, id: string): Promise<Brand | undefined> {
  const row = await selectBrands(database).where('brands.id', '=', id).where(isVisible('brands')).executeTakeFirst();
  return row && toBrand(row);
}

/** All brands in the order the site shows them, including those that visitors do not see. */
export async function listStaffBrands(database: Database): Promise<StaffBrand[]> {
  return (await selectInDisplayOrder(database).execute()).map(toStaffBrand);
}

export async function findStaffBrand(database: Database, id: string): Promise<StaffBrand | undefined> {
  const row = await selectBrands(database).where('brands.id', '=', id).executeTakeFirst();
  return row && toStaffBrand(row);
}

/** The title of a brand, even if visitors do not see it. */
export async function findBrandTitle(database: Database, id: string): Promise<string | undefined> {
  const row = await database.selectFrom('brands').select('title').where('id', '=', id).executeTakeFirst();
  return row?.title;
}

function selectInDisplayOrder(database: Database) {
  return selectBrands(database).orderBy('brands.position').orderBy('brands.id');
}

function selectBrands(database: Database) {
  return database
    .selectFrom('brands')
    .innerJoin('pictures', 'pictures.id', 'brands.picture_id')
    .select(['brands.id', 'brands.title', 'brands.info', ...imageColumns])
    .select(entryStateColumns('brands'));
}

type SelectedBrand = Awaited<ReturnType<ReturnType<typeof selectBrands>['execute']>>[number];

function toBrand(row: SelectedBrand): Brand {
  return { _id: row.id, title: row.title, info: row.info, image: toImage(row) };
}

function toStaffBrand(row: SelectedBrand): StaffBrand {
  return { ...toBrand(row), ...toEntryState(row) };
}

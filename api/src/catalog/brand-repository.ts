import type { Brand } from '@kindcrate/contract/brands';
import type { StaffBrand } from '@kindcrate/contract/staff-brands';
import type { Database } from '../database/database.ts';
import { imageColumns, toImage } from '../images/repository.ts';
import { toEntryState } from './entry-repository.ts';

/** The brands that are not hidden, in the order of the site. */
export async function listBrands(database: Database): Promise<Brand[]> {
  return (await inOrder(database).where('brands.hidden', '=', 0).execute()).map(toBrand);
}

/** @returns undefined for a hidden brand, too. */
export async function findBrand(database: Database, id: string): Promise<Brand | undefined> {
  const row = await brandsWithPictures(database)
    .where('brands.id', '=', id)
    .where('brands.hidden', '=', 0)
    .executeTakeFirst();
  return row && toBrand(row);
}

/** All brands in the order of the site, hidden ones included. */
export async function listStaffBrands(database: Database): Promise<StaffBrand[]> {
  return (await inOrder(database).execute()).map(toStaffBrand);
}

export async function findStaffBrand(database: Database, id: string): Promise<StaffBrand | undefined> {
  const row = await brandsWithPictures(database).where('brands.id', '=', id).executeTakeFirst();
  return row && toStaffBrand(row);
}

function inOrder(database: Database) {
  return brandsWithPictures(database).orderBy('brands.position').orderBy('brands.id');
}

function brandsWithPictures(database: Database) {
  return database
    .selectFrom('brands')
    .innerJoin('pictures', 'pictures.id', 'brands.picture_id')
    .select(['brands.id', 'brands.title', 'brands.info', ...imageColumns])
    .select(['brands.hidden', 'brands.is_sample', 'brands.revision']);
}

type BrandWithPicture = Awaited<ReturnType<ReturnType<typeof brandsWithPictures>['execute']>>[number];

function toBrand(row: BrandWithPicture): Brand {
  return { _id: row.id, title: row.title, info: row.info, image: toImage(row) };
}

function toStaffBrand(row: BrandWithPicture): StaffBrand {
  return { ...toBrand(row), ...toEntryState(row) };
}

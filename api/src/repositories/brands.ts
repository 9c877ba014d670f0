import type { Brand } from '@kindcrate/contract/brands';
import type { Database } from '../database/open-database.ts';
import { pictureColumns, toPicture } from './pictures.ts';

/** All brands, in the order that an editor gave them. */
export async function listBrands(database: Database): Promise<Brand[]> {
  return (await brandsWithPictures(database).orderBy('brands.position').orderBy('brands.id').execute()).map(toBrand);
}

export async function findBrand(database: Database, id: string): Promise<Brand | undefined> {
  const row = await brandsWithPictures(database).where('brands.id', '=', id).executeTakeFirst();
  return row && toBrand(row);
}

function brandsWithPictures(database: Database) {
  return database
    .selectFrom('brands')
    .innerJoin('pictures', 'pictures.id', 'brands.picture_id')
    .select(['brands.id', 'brands.title', 'brands.info', ...pictureColumns]);
}

type BrandWithPicture = Awaited<ReturnType<ReturnType<typeof brandsWithPictures>['execute']>>[number];

function toBrand(row: BrandWithPicture): Brand {
  return { _id: row.id, title: row.title, info: row.info, image: toPicture(row) };
}

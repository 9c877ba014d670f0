import type { CopyOverrides, CopyValues } from '@kindcrate/contract/copy-fields';
import type { OwnPicture } from '@kindcrate/contract/own-pictures';
import type { Database } from '../database/database.ts';
import type { CheckedCopy, SiteCopy } from '../site-copy.ts';
import { listOwnPictures } from './own-pictures.ts';
import { filterCopyPictures } from './picture-repository.ts';

/** More than any page shows. The limit bounds the query, whatever was sent. */
const maxPictures = 500;

export interface CheckedPage extends CheckedCopy {
  /** What the picture fields name. Any that does not exist is among the problems. */
  ownPictures: OwnPicture[];
}

/** Checks values with the rules of the site, and that their own pictures exist. @returns undefined for an unknown page. */
export async function checkCopy(
  database: Database,
  site: SiteCopy,
  { name, values, published }: { name: string; values: CopyValues; published: CopyOverrides },
): Promise<CheckedPage | undefined> {
  const page = await site.describe(name, published);
  if (!page) return undefined;
  const ownPictures = listOwnPictures(page.fields, values).slice(0, maxPictures);
  const checked = await site.check(name, values, {
    published,
    pictures: await filterCopyPictures(database, ownPictures),
  });
  return checked && { ...checked, ownPictures };
}

import type { CopyOverrides, CopyValues } from '@kindcrate/contract/copy-fields';
import type { Database } from '../database/database.ts';
import type { CheckedCopy, SiteCopy } from '../site-copy.ts';
import { filterCopyPictures } from './picture-repository.ts';
import { listOwnPictures } from './pictures.ts';

/** More than any page shows. The limit bounds the query, whatever was sent. */
const maxPictures = 500;

/** Checks values with the rules of the site, and that their own pictures exist. @returns undefined for an unknown page. */
export async function checkCopy(
  database: Database,
  site: SiteCopy,
  { name, values, published }: { name: string; values: CopyValues; published: CopyOverrides },
): Promise<CheckedCopy | undefined> {
  const named = listOwnPictures(values).slice(0, maxPictures);
  return site.check(name, values, { published, pictures: await filterCopyPictures(database, named) });
}

import type { CopyOverrides, CopyValues } from '@kindcrate/contract/copy-fields';
import type { UploadedPicture } from '@kindcrate/contract/uploaded-pictures';
import type { Database } from '../database/database.ts';
import type { CheckedCopy, SiteCopy } from '../site-copy.ts';
import { filterCopyPictures } from './picture-repository.ts';
import { listUploadedPictures } from './uploaded-pictures.ts';

/** The maximum number of pictures to look up: more than any page shows, and few enough for one query. */
const maxPictures = 500;

export interface CheckedPage extends CheckedCopy {
  /** The uploaded pictures that the picture fields refer to. A picture that does not exist is one of the problems. */
  uploadedPictures: UploadedPicture[];
}

/** Checks values against the rules of the site, and whether the uploaded pictures in them exist. @returns undefined for an unknown page. */
export async function checkCopy(
  database: Database,
  site: SiteCopy,
  { name, values, published }: { name: string; values: CopyValues; published: CopyOverrides },
): Promise<CheckedPage | undefined> {
  const page = await site.describe(name, published);
  if (!page) return undefined;
  const uploadedPictures = listUploadedPictures(page.fields, values).slice(0, maxPictures);
  const checked = await site.check(name, values, {
    published,
    pictures: await filterCopyPictures(database, uploadedPictures),
  });
  return checked && { ...checked, uploadedPictures };
}

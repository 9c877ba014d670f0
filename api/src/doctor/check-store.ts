import { existsSync } from 'node:fs';
import type { Environment } from '../config/environment.ts';
import { checkImageStore } from '../images/check-image-store.ts';
import { openFolderImageStore } from '../images/folder-image-store.ts';
import { imageFolderOf, s3SettingsOf } from '../startup/data-folder.ts';
import { type Finding, ok, problem, warning } from './finding.ts';

/** Checks the store of the images, a folder or a bucket, with a file that it writes, reads, lists and removes again. */
export async function checkStore(environment: Environment): Promise<Finding> {
  const s3 = s3SettingsOf(environment);
  const folder = imageFolderOf(environment.DATA_FOLDER);
  if (!s3 && !existsSync(folder)) return warning(`${folder} does not exist yet`, 'The first start creates it.');
  try {
    const store = s3
      ? (await import('../images/s3-image-store.ts')).openS3ImageStore(s3)
      : await openFolderImageStore(folder);
    const found = await checkImageStore(store);
    return found ? problem(found.problem, found.advice) : ok(`${store.place.name} keeps images`);
  } catch (error) {
    return problem(
      `${folder} cannot be opened: ${(error as Error).message}`,
      'Make sure that it is a folder of the user that runs the server.',
    );
  }
}

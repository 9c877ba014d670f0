import { existsSync } from 'node:fs';
import type { Environment } from '../config/environment.ts';
import { checkImageStore } from '../images/check-image-store.ts';
import type { ImageStore } from '../images/image-store.ts';
import { imageFolderOf, openImages, s3SettingsOf } from '../startup/data-folder.ts';
import { type Finding, ok, problem, warning } from './finding.ts';

/** Checks the image store, a folder or a bucket, by writing, reading, listing and removing a file there. */
export async function checkStore(environment: Environment): Promise<Finding> {
  const { DATA_FOLDER } = environment;
  const s3 = s3SettingsOf(environment);
  if (s3) return checkOpened(await openImages(DATA_FOLDER, s3));
  const folder = imageFolderOf(DATA_FOLDER);
  if (!existsSync(folder)) return warning(`${folder} does not exist yet`, 'The first start creates it.');
  return openImages(DATA_FOLDER).then(checkOpened, (error: Error) =>
    problem(
      `${folder} cannot be opened: ${error.message}`,
      'Make sure that it is a folder, and that it belongs to the user that runs the server.',
    ),
  );
}

async function checkOpened(store: ImageStore): Promise<Finding> {
  const found = await checkImageStore(store);
  return found ? problem(found.problem, found.advice) : ok(`${store.location.name} can store images`);
}

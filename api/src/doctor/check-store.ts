import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../config/environment.ts';
import { openFolderImageStore } from '../images/folder-image-store.ts';
import type { ImageStore } from '../images/image-store.ts';
import { type Finding, ok, problem, warning } from './finding.ts';

/** Checks the store of the images with a file that it writes, reads and removes again. */
export async function checkStore({ DATA_FOLDER }: Environment): Promise<Finding> {
  const folder = join(DATA_FOLDER, 'images');
  if (!existsSync(folder)) return warning(`${folder} does not exist yet`, 'The first start creates it.');
  const failure = await openFolderImageStore(folder)
    .then(tryStore)
    .catch((error: Error) => error.message);
  return failure
    ? problem(
        `${folder} cannot keep images: ${failure}`,
        'Make sure that it is a folder of the user that runs the server.',
      )
    : ok(`${folder} keeps images`);
}

/** @returns what is wrong, or undefined. Throws what the store throws. */
async function tryStore(store: ImageStore): Promise<string | undefined> {
  const fileName = `doctor-${randomUUID()}.tmp`;
  const bytes = Buffer.from('written to check the store');
  try {
    await store.write(fileName, bytes);
    return (await store.read(fileName))?.equals(bytes) ? undefined : 'it returns other bytes than were stored';
  } finally {
    await store.remove(fileName);
  }
}

import { readEnvironment } from '../config/environment.ts';
import { checkImageStore } from '../images/check-image-store.ts';
import { openFolderImageStore } from '../images/folder-image-store.ts';
import type { ImageStore } from '../images/image-store.ts';
import { MoveError, type MoveReport, moveImages, removeMovedImages } from '../images/move-images.ts';
import { beforeMigrationOf } from './automatic-backups.ts';
import { imageFolderOf, openDatabaseOf, s3SettingsOf } from './data-folder.ts';
import { explainStartFailure } from './explain-start-failure.ts';

const usage = `Usage: npm run move-images -- bucket|folder [--remove]

  bucket    copies the images from the data folder to the bucket that the settings IMAGES_S3_… name
  folder    copies them from that bucket to the data folder
  --remove  removes the originals after an earlier move, comparing each one with its copy again first

Stop all servers first.`;

/** Milliseconds. No visitor waits for this command, so a slow store may take its time. */
const timeouts = { timeout: 60_000, removalTimeout: 60_000 };

/**
 * Moves the images between the data folder and the bucket that the settings name.
 * @returns the exit code.
 */
export async function runMoveImages(args: string[]): Promise<number> {
  try {
    const [target = '', option, ...others] = args;
    const isValid = ['bucket', 'folder'].includes(target) && [undefined, '--remove'].includes(option) && !others.length;
    if (!isValid) throw new MoveError(usage);
    print(await run(target === 'bucket', option !== undefined));
    return 0;
  } catch (error) {
    const message = error instanceof MoveError ? error.message : explainStartFailure(error as Error);
    process.stderr.write(`${message}\n`);
    return 1;
  }
}

/** @returns the text to print. */
async function run(movesToBucket: boolean, removes: boolean): Promise<string> {
  const environment = readEnvironment();
  const s3 = s3SettingsOf(environment);
  if (!s3)
    throw new MoveError(
      'Set IMAGES_S3_ENDPOINT and the other settings of the bucket, whether you move images to it or from it.',
    );
  const { openS3ImageStore } = await import('../images/s3-image-store.ts');
  const stores = [await openFolderImageStore(imageFolderOf(environment.DATA_FOLDER)), openS3ImageStore(s3, timeouts)];
  const [from, to] = (movesToBucket ? stores : stores.toReversed()) as [ImageStore, ImageStore];
  const { database, close } = await openDatabaseOf(
    environment.DATA_FOLDER,
    environment.DATABASE_URL,
    beforeMigrationOf(environment),
  );
  try {
    const onProgress = (files: number) => print(`${files} files …`);
    const move = { database, from, to, onProgress };
    if (removes) return `Removed ${await removeMovedImages(move)} files from ${from.location.name}.`;
    const found = await checkImageStore(to);
    if (found) throw new MoveError(`Nothing was moved: ${found.problem}. ${found.advice}`);
    return describeMove(await moveImages(move), from, to);
  } finally {
    await close();
  }
}

function describeMove(report: MoveReport, from: ImageStore, to: ImageStore): string {
  const { copied, alreadyThere, leftBehind, missing } = report;
  return [
    `Copied ${copied} files from ${from.location.name} to ${to.location.name}; ${alreadyThere} were there already. Each copy matches its original.`,
    ...(leftBehind ? [`${leftBehind} files belong to no image, and were not copied.`] : []),
    ...(missing.length
      ? [`${missing.length} images had no files before the move: ${missing.slice(0, 5).join(', ')}`]
      : []),
    to.location.isRemote
      ? 'Keep the settings IMAGES_S3_… and start the server.'
      : 'Remove the settings IMAGES_S3_… and start the server.',
    `The originals are still in ${from.location.name}; --remove removes them.`,
  ].join('\n');
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

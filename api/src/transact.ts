import type { Database } from './database/database.ts';
import { DatabaseUnavailableError } from './database/errors.ts';
import type { ImageRow } from './database/schema.ts';
import { acceptImage, type Upload } from './images/accept-image.ts';
import { removeImage, removeImages } from './images/image-store.ts';
import { type CoinsMoved, coinsMoved } from './measurements.ts';
import type { Services } from './services.ts';

/** The side effects that a rule requests during its transaction; they run after the transaction. */
export interface Effects {
  /** Wakes the mail delivery, because the outbox has a new message. */
  wakeMail(): void;
  /** Counts coins for the metrics. */
  countCoins(moved: CoinsMoved): void;
  /** Makes every cached public list of the catalog stale. */
  invalidateCatalog(): void;
  /** Makes the cached free times of organizations stale. */
  invalidateTimes(): void;
  /** Removes the files of images that no row refers to any longer. */
  removeImages(names: readonly string[]): void;
}

type TransactServices = Pick<Services, 'database' | 'images' | 'mailWakeUp' | 'catalogVersion' | 'timesVersion'>;
type Rule<T> = (transaction: Database, effects: Effects) => Promise<T>;

/**
 * Runs a rule in one transaction. After the commit, publishes the coins that the rule counted and removes the images that are
 * no longer used. Wakes the mail delivery and invalidates caches even after a failure.
 * @returns what the rule returns
 * @throws what the rule throws, with nothing written; Kysely's or the driver's error when the commit fails.
 */
export async function transact<T>(services: TransactServices, rule: Rule<T>): Promise<T> {
  const { result, unusedImages } = await commit(services, rule);
  await removeImages(services.images, unusedImages);
  return result;
}

/**
 * Stores an uploaded image, then runs a rule as `transact` does; the rule adds the image's row. If the rule fails, the
 * image's files are removed.
 * @throws what the rule throws; Failure `image_refused`, and `unavailable` when too many images wait.
 */
export async function transactWithImage<T>(
  services: TransactServices & Pick<Services, 'renderer'>,
  upload: Upload,
  rule: (transaction: Database, effects: Effects, image: ImageRow) => Promise<T>,
): Promise<T> {
  const image = await acceptImage(services, upload);
  const { result, unusedImages } = await commit(services, (...args) => rule(...args, image)).catch(async (error) => {
    // If the database did not reply, the row may exist. If the row does not exist, the sweep removes the files.
    if (!(error instanceof DatabaseUnavailableError)) await removeImage(services.images, image.name);
    throw error;
  });
  await removeImages(services.images, unusedImages);
  return result;
}

async function commit<T>(services: TransactServices, rule: Rule<T>): Promise<{ result: T; unusedImages: string[] }> {
  const { database, catalogVersion, timesVersion, mailWakeUp } = services;
  const unusedImages: string[] = [];
  const movedCoins: CoinsMoved[] = [];
  let wakesMail = false;
  let changesCatalog = false;
  let changesTimes = false;
  const effects: Effects = {
    wakeMail: () => {
      wakesMail = true;
    },
    countCoins: (moved) => {
      movedCoins.push(moved);
    },
    invalidateCatalog: () => {
      changesCatalog = true;
    },
    invalidateTimes: () => {
      changesTimes = true;
    },
    removeImages: (names) => {
      unusedImages.push(...names);
    },
  };
  try {
    const result = await database.transaction().execute((transaction) => rule(transaction, effects));
    for (const moved of movedCoins) coinsMoved.publish(moved);
    return { result, unusedImages };
  } finally {
    // This runs after a failure too: when the connection is lost during the commit, we cannot know whether the commit took place.
    // If it did not, these signals are harmless. Removing images could do harm, so after a failure the sweep does it.
    if (wakesMail) mailWakeUp.wake();
    if (changesCatalog) catalogVersion.count++;
    if (changesTimes) timesVersion.count++;
  }
}

import type { Database } from './database/database.ts';
import { DatabaseUnavailableError } from './database/errors.ts';
import type { PictureRow } from './database/schema.ts';
import { acceptImage } from './images/accept-image.ts';
import { removeImage, removeImages } from './images/image-store.ts';
import type { Services } from './services.ts';

/** What a rule declares during its transaction, to happen after it. */
export interface Effects {
  /** The outbox has a new message. */
  wakeMail(): void;
  /** The public lists of the catalog have to be read again. */
  catalogChanged(): void;
  /** No row names these images any longer. */
  removeImages(names: readonly string[]): void;
}

type TransactServices = Pick<Services, 'database' | 'images' | 'mailWakeUp' | 'catalogVersion'>;
type Rule<T> = (transaction: Database, effects: Effects) => Promise<T>;

/**
 * Runs a rule in one transaction, and the effects that it declared after the commit, each once.
 * @returns what the rule returns
 * @throws what the rule throws, with nothing written; Kysely's or the driver's error when the commit fails.
 */
export async function transact<T>(services: TransactServices, rule: Rule<T>): Promise<T> {
  const { result, unusedImages } = await commit(services, rule);
  await removeImages(services.images, unusedImages);
  return result;
}

/**
 * Stores an uploaded image, then runs a rule as `transact` does, which adds the image's row. The files are removed when
 * the rule fails.
 * @throws what the rule throws; Failure `image_refused` when the image is damaged.
 */
export async function transactWithImage<T>(
  services: TransactServices & Pick<Services, 'imageLimit'>,
  bytes: Buffer,
  rule: (transaction: Database, effects: Effects, image: PictureRow) => Promise<T>,
): Promise<T> {
  const image = await acceptImage(services, bytes);
  const { result, unusedImages } = await commit(services, (...args) => rule(...args, image)).catch(async (error) => {
    // When the database did not reply, the row may exist. The sweep removes the files if it does not.
    if (!(error instanceof DatabaseUnavailableError)) await removeImage(services.images, image.name);
    throw error;
  });
  await removeImages(services.images, unusedImages);
  return result;
}

async function commit<T>(services: TransactServices, rule: Rule<T>): Promise<{ result: T; unusedImages: string[] }> {
  const { database, catalogVersion, mailWakeUp } = services;
  const unusedImages: string[] = [];
  let wakesMail = false;
  let changesCatalog = false;
  const effects: Effects = {
    wakeMail: () => {
      wakesMail = true;
    },
    catalogChanged: () => {
      changesCatalog = true;
    },
    removeImages: (names) => {
      unusedImages.push(...names);
    },
  };
  try {
    return { result: await database.transaction().execute((transaction) => rule(transaction, effects)), unusedImages };
  } finally {
    // After a failure too: when the connection is lost during the commit, nobody knows whether it took place. These
    // signals do no harm without a change. Removing an image would; the sweep does it if the commit did take place.
    if (wakesMail) mailWakeUp.wake();
    if (changesCatalog) catalogVersion.count++;
  }
}

import type { Database } from './database/open-database.ts';
import { removeImages } from './images/image-store.ts';
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

type TransactServices = Pick<Services, 'database' | 'images' | 'mailBell' | 'catalogVersion'>;

/**
 * Runs a rule in one transaction, and the effects that it declared after the commit, each once.
 * @returns what the rule returns
 * @throws what the rule throws, with nothing written; Kysely's or the driver's error when the commit fails.
 */
export async function transact<T>(
  services: TransactServices,
  rule: (transaction: Database, effects: Effects) => Promise<T>,
): Promise<T> {
  const signals = new Set<() => void>();
  const wakeMail = () => services.mailBell.ring();
  const expireCatalog = () => {
    services.catalogVersion.count++;
  };
  const removed: string[] = [];
  const effects: Effects = {
    wakeMail: () => signals.add(wakeMail),
    catalogChanged: () => signals.add(expireCatalog),
    removeImages: (names) => removed.push(...names),
  };
  const result = await services.database
    .transaction()
    .execute((transaction) => rule(transaction, effects))
    // After a failure too: when the connection is lost during the commit, nobody knows whether it took place. A signal
    // without a change does no harm, but removing an image would; the sweep removes it if the commit did take place.
    .finally(() => {
      for (const signal of signals) signal();
    });
  await removeImages(services.images, removed);
  return result;
}

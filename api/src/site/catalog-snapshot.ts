import { setTimeout as sleep } from 'node:timers/promises';
import type { Brand } from '@kindcrate/contract/brands';
import type { PublishedCopy } from '@kindcrate/contract/copy-fields';
import type { DonationCard } from '@kindcrate/contract/donation-cards';
import type { PublicFigures } from '@kindcrate/contract/figures';
import type { Need } from '@kindcrate/contract/needs';
import type { Organization } from '@kindcrate/contract/organizations';
import type { PublicOutcome } from '@kindcrate/contract/outcomes';
import { listBrands } from '../catalog/brand-repository.ts';
import { listDonationCards } from '../catalog/donation-card-repository.ts';
import { listChangeTimes } from '../catalog/entry-repository.ts';
import { listOrganizations } from '../catalog/organization-repository.ts';
import { readPublishedCopy } from '../copy/version-repository.ts';
import type { Database } from '../database/database.ts';
import { readFigures } from '../figures/repository.ts';
import { listNeeds } from '../needs/repository.ts';
import { listAllPublicOutcomes } from '../outcomes/public-repository.ts';
import type { Services } from '../services.ts';

/** Everything that visitors see of the catalog, in the order in which the site shows it. */
export interface Catalog {
  brands: Brand[];
  organizations: Organization[];
  donationCards: DonationCard[];
  /** The needs that are current today. */
  needs: Need[];
  /** Undefined on pages that show none. */
  figures?: PublicFigures;
  /** What became of gifts, by the organization's id. */
  outcomes: Record<string, PublicOutcome[]>;
  /** The time of the latest change to each brand and organization, by id. */
  changeTimes: Record<string, string>;
}

/** What pages show at one moment: the catalog, and the published copy. */
export interface Snapshot extends Catalog {
  copy: PublishedCopy;
}

/** Milliseconds. A change on another server is shown after this time at the latest. */
const lifetime = 4_000;
/** Milliseconds that a page waits for a database that does not answer. */
const maxWait = 1_000;

/**
 * Creates the function that returns the snapshot, which is read again after a change on this server or when it is four seconds
 * old. While the database fails or hangs, the function returns the last snapshot that was read.
 * @param onFailure called with the error when a read has failed and the last snapshot is returned instead
 */
export function createCatalogSnapshot(
  services: Pick<Services, 'database' | 'catalogVersion'>,
  onFailure: (error: Error) => void,
): () => Promise<Snapshot> {
  let last: { snapshot: Snapshot; count: number; readAt: number } | undefined;
  let reading: Promise<Snapshot> | undefined;

  async function read(): Promise<Snapshot> {
    // The count is read before the rows, so that a change in between makes this snapshot stale.
    const { count } = services.catalogVersion;
    const readAt = performance.now();
    try {
      last = { snapshot: await readSnapshot(services.database), count, readAt };
    } catch (error) {
      if (!last) throw error;
      onFailure(error as Error);
      last = { ...last, count, readAt: performance.now() };
    }
    return last.snapshot;
  }

  return async () => {
    const isFresh = last && last.count === services.catalogVersion.count && performance.now() - last.readAt < lifetime;
    if (last && isFresh) return last.snapshot;
    reading ??= read().finally(() => {
      reading = undefined;
    });
    if (!last) return reading;
    const { snapshot } = last;
    return Promise.race([reading, sleep(maxWait, snapshot, { ref: false })]);
  };
}

async function readSnapshot(database: Database): Promise<Snapshot> {
  const [brands, organizations, donationCards, needs, figures, changeTimes, copy] = await Promise.all([
    listBrands(database),
    listOrganizations(database),
    listDonationCards(database),
    listNeeds(database, new Date()),
    readFigures(database),
    listChangeTimes(database),
    readPublishedCopy(database),
  ]);
  const outcomes = await listAllPublicOutcomes(
    database,
    organizations.map(({ _id }) => _id),
  );
  return { brands, organizations, donationCards, needs, figures, outcomes, changeTimes, copy };
}

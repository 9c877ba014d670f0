import type { StaffBrand } from '@kindcrate/contract/staff-brands';
import type { StaffDonationCard } from '@kindcrate/contract/staff-donation-cards';
import type { StaffOrganization } from '@kindcrate/contract/staff-organizations';
import type { CatalogVersionRow } from '../database/catalog-rows.ts';
import type { Database } from '../database/database.ts';
import { Failure } from '../failure.ts';
import { findStaffBrand } from './brand-repository.ts';
import { findStaffDonationCard } from './donation-card-repository.ts';
import type { EntryTable } from './entry-repository.ts';
import { findStaffOrganization } from './organization-repository.ts';
import type { StaffEntry } from './version-content.ts';

/** A kind of catalog entry. */
export interface CatalogKind<Entry, Table extends EntryTable> {
  table: Table;
  auditSubject: CatalogVersionRow['entry_kind'];
  find: (database: Database, id: string) => Promise<Entry | undefined>;
}

export const brandKind: CatalogKind<StaffBrand, 'brands'> = {
  table: 'brands',
  auditSubject: 'brand',
  find: findStaffBrand,
};

export const donationCardKind: CatalogKind<StaffDonationCard, 'donation_cards'> = {
  table: 'donation_cards',
  auditSubject: 'donation card',
  find: findStaffDonationCard,
};

export const organizationKind: CatalogKind<StaffOrganization, 'organizations'> = {
  table: 'organizations',
  auditSubject: 'organization',
  find: findStaffOrganization,
};

/**
 * Finds an entry, hidden or not.
 * @param revision the revision that the editor saw, if any
 * @throws Failure `not_found`; `conflict` when the entry now has another revision.
 */
export async function requireEntry<Entry extends { revision: number }>(
  database: Database,
  { find }: CatalogKind<Entry, EntryTable>,
  id: string,
  revision?: number,
): Promise<Entry> {
  const entry = await find(database, id);
  if (!entry) throw new Failure('not_found.catalog_entry');
  if (revision !== undefined && revision !== entry.revision) throw new Failure('conflict.edited');
  return entry;
}

/** Finds an entry whose kind is unknown; ids are unique in the whole catalog. */
export async function findAnyEntry(database: Database, id: string): Promise<StaffEntry | undefined> {
  return (
    (await brandKind.find(database, id)) ??
    (await organizationKind.find(database, id)) ??
    (await donationCardKind.find(database, id))
  );
}

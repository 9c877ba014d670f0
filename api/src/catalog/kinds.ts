import type { StaffBrand } from '@kindcrate/contract/staff-brands';
import type { StaffDonationCard } from '@kindcrate/contract/staff-donation-cards';
import type { StaffOrganization } from '@kindcrate/contract/staff-organizations';
import type { Act } from '../audit/repository.ts';
import type { Database } from '../database/open-database.ts';
import { Failure } from '../failure.ts';
import { findStaffBrand } from './brand-repository.ts';
import { findStaffDonationCard } from './donation-card-repository.ts';
import type { EntryTable } from './entry-repository.ts';
import { findStaffOrganization } from './organization-repository.ts';

/** A kind of entry of the catalogue. */
export interface Kind<Entry, Table extends EntryTable> {
  table: Table;
  /** What the trail and people call it. */
  subject: Act['subject_kind'];
  find: (database: Database, id: string) => Promise<Entry | undefined>;
}

export const brands: Kind<StaffBrand, 'brands'> = { table: 'brands', subject: 'brand', find: findStaffBrand };

export const donationCards: Kind<StaffDonationCard, 'donation_cards'> = {
  table: 'donation_cards',
  subject: 'donation card',
  find: findStaffDonationCard,
};

export const organizations: Kind<StaffOrganization, 'organizations'> = {
  table: 'organizations',
  subject: 'organization',
  find: findStaffOrganization,
};

/**
 * Finds an entry, hidden or not.
 * @param seen the revision that an editor saw, when there is one
 * @throws Failure `not_found`; `conflict` when the entry has another revision by now.
 */
export async function findEntry<Entry extends { revision: number }>(
  database: Database,
  { find, subject }: Kind<Entry, EntryTable>,
  id: string,
  seen?: number,
): Promise<Entry> {
  const entry = await find(database, id);
  if (!entry) throw new Failure('not_found', `There is no such ${subject}`);
  if (seen !== undefined && seen !== entry.revision) throw changedMeanwhile();
  return entry;
}

/** What the second of two people is told who edit the same thing at once. */
export function changedMeanwhile(): Failure {
  return new Failure('conflict', 'Somebody else changed this meanwhile. Load it again, and make your change there');
}

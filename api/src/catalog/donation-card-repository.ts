import type { DonationCard } from '@kindcrate/contract/donation-cards';
import type { StaffDonationCard } from '@kindcrate/contract/staff-donation-cards';
import type { Database } from '../database/database.ts';
import { isVisible } from '../database/visible-entries.ts';
import { imageColumns, toImage } from '../images/repository.ts';
import { entryStateColumns, toEntryState } from './entry-repository.ts';

/** The donation cards that visitors see, in the order the site shows them; the first is featured. */
export async function listDonationCards(database: Database): Promise<DonationCard[]> {
  return (await selectInDisplayOrder(database).where(isVisible('donation_cards')).execute()).map(toDonationCard);
}

/** @returns undefined also for a donation card that visitors do not see. */
export async function findDonationCard(database: Database, id: string): Promise<DonationCard | undefined> {
  const row = await selectCards(database)
    .where('donation_cards.id', '=', id)
    .where(isVisible('donation_cards'))
    .executeTakeFirst();
  return row && toDonationCard(row);
}

/** All donation cards in the order the site shows them, including those that visitors do not see. */
export async function listStaffDonationCards(database: Database): Promise<StaffDonationCard[]> {
  return (await selectInDisplayOrder(database).execute()).map(toStaffDonationCard);
}

export async function findStaffDonationCard(database: Database, id: string): Promise<StaffDonationCard | undefined> {
  const row = await selectCards(database).where('donation_cards.id', '=', id).executeTakeFirst();
  return row && toStaffDonationCard(row);
}

function selectInDisplayOrder(database: Database) {
  return selectCards(database).orderBy('donation_cards.position').orderBy('donation_cards.id');
}

function selectCards(database: Database) {
  return database
    .selectFrom('donation_cards')
    .innerJoin('pictures', 'pictures.id', 'donation_cards.picture_id')
    .select(['donation_cards.id', 'title', 'info', 'description', ...imageColumns])
    .select(entryStateColumns('donation_cards'));
}

type SelectedCard = Awaited<ReturnType<ReturnType<typeof selectCards>['execute']>>[number];

function toDonationCard(row: SelectedCard): DonationCard {
  return { _id: row.id, title: row.title, info: row.info, description: row.description, image: toImage(row) };
}

function toStaffDonationCard(row: SelectedCard): StaffDonationCard {
  return { ...toDonationCard(row), ...toEntryState(row) };
}

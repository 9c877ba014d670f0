import type { DonationCard } from '@kindcrate/contract/donation-cards';
import type { StaffDonationCard } from '@kindcrate/contract/staff-donation-cards';
import type { Database } from '../database/database.ts';
import { imageColumns, toImage } from '../images/repository.ts';
import { toEntryState } from './entry-repository.ts';

/** The donation cards that are not hidden, in the order of the site; the first is featured. */
export async function listDonationCards(database: Database): Promise<DonationCard[]> {
  return (await inOrder(database).where('donation_cards.hidden', '=', 0).execute()).map(toDonationCard);
}

/** @returns undefined for a hidden donation card, too. */
export async function findDonationCard(database: Database, id: string): Promise<DonationCard | undefined> {
  const row = await cardsWithPictures(database)
    .where('donation_cards.id', '=', id)
    .where('donation_cards.hidden', '=', 0)
    .executeTakeFirst();
  return row && toDonationCard(row);
}

/** All donation cards in the order of the site, hidden ones included. */
export async function listStaffDonationCards(database: Database): Promise<StaffDonationCard[]> {
  return (await inOrder(database).execute()).map(toStaffDonationCard);
}

export async function findStaffDonationCard(database: Database, id: string): Promise<StaffDonationCard | undefined> {
  const row = await cardsWithPictures(database).where('donation_cards.id', '=', id).executeTakeFirst();
  return row && toStaffDonationCard(row);
}

function inOrder(database: Database) {
  return cardsWithPictures(database).orderBy('donation_cards.position').orderBy('donation_cards.id');
}

function cardsWithPictures(database: Database) {
  return database
    .selectFrom('donation_cards')
    .innerJoin('pictures', 'pictures.id', 'donation_cards.picture_id')
    .select(['donation_cards.id', 'title', 'info', 'description', ...imageColumns])
    .select(['donation_cards.hidden', 'donation_cards.is_sample', 'donation_cards.revision']);
}

type CardWithPicture = Awaited<ReturnType<ReturnType<typeof cardsWithPictures>['execute']>>[number];

function toDonationCard(row: CardWithPicture): DonationCard {
  return { _id: row.id, title: row.title, info: row.info, description: row.description, image: toImage(row) };
}

function toStaffDonationCard(row: CardWithPicture): StaffDonationCard {
  return { ...toDonationCard(row), ...toEntryState(row) };
}

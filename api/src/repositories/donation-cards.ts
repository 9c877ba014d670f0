import type { DonationCard } from '@kindcrate/contract/donation-cards';
import type { Database } from '../database/open-database.ts';
import { pictureColumns, toPicture } from './pictures.ts';

/** All donation cards, in the order that an editor gave them; the first is featured. */
export async function listDonationCards(database: Database): Promise<DonationCard[]> {
  const rows = await cardsWithPictures(database)
    .orderBy('donation_cards.position')
    .orderBy('donation_cards.id')
    .execute();
  return rows.map(toDonationCard);
}

export async function findDonationCard(database: Database, id: string): Promise<DonationCard | undefined> {
  const row = await cardsWithPictures(database).where('donation_cards.id', '=', id).executeTakeFirst();
  return row && toDonationCard(row);
}

function cardsWithPictures(database: Database) {
  return database
    .selectFrom('donation_cards')
    .innerJoin('pictures', 'pictures.id', 'donation_cards.picture_id')
    .select(['donation_cards.id', 'title', 'info', 'description', ...pictureColumns]);
}

type CardWithPicture = Awaited<ReturnType<ReturnType<typeof cardsWithPictures>['execute']>>[number];

function toDonationCard(row: CardWithPicture): DonationCard {
  return { _id: row.id, title: row.title, info: row.info, description: row.description, image: toPicture(row) };
}

import { getDonationCardEndpoint, listDonationCardsEndpoint } from '@kindcrate/contract/donation-cards';
import { Failure } from '../failure.ts';
import { createCachedReply } from '../http/cached-reply.ts';
import type { AddRoute } from '../http/endpoints.ts';
import type { Services } from '../services.ts';
import { findDonationCard, listDonationCards } from './donation-card-repository.ts';

export function addDonationCardRoutes(answer: AddRoute, { database, catalogVersion }: Services): void {
  answer(
    listDonationCardsEndpoint,
    createCachedReply(catalogVersion, async () => ({ data: await listDonationCards(database) })),
  );

  answer(getDonationCardEndpoint, async ({ params }) => {
    const card = await findDonationCard(database, params.id);
    if (!card) throw new Failure('not_found.donation_card');
    return { data: card };
  });
}

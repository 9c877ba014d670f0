import { getDonationCardEndpoint, listDonationCardsEndpoint } from '@kindcrate/contract/donation-cards';
import { Failure } from '../failure.ts';
import { createCachedAnswer } from '../http/cached-reply.ts';
import type { AnswerCall } from '../http/endpoints.ts';
import type { Services } from '../services.ts';
import { findDonationCard, listDonationCards } from './donation-card-repository.ts';

export function addDonationCardRoutes(answer: AnswerCall, { database, catalogVersion }: Services): void {
  answer(
    listDonationCardsEndpoint,
    createCachedAnswer(catalogVersion, async () => ({ data: await listDonationCards(database) })),
  );

  answer(getDonationCardEndpoint, async ({ params }) => {
    const card = await findDonationCard(database, params.id);
    if (!card) throw new Failure('not_found.donation_card');
    return { data: card };
  });
}

import { getDonationCardEndpoint, listDonationCardsEndpoint } from '@kindcrate/contract/donation-cards';
import { Failure } from '../failure.ts';
import { createCachedAnswer, type Edits } from '../http/cached-reply.ts';
import type { AnswerCall } from '../http/endpoints.ts';
import type { Services } from '../services.ts';
import { findDonationCard, listDonationCards } from './donation-card-repository.ts';

export function addDonationCardRoutes(answer: AnswerCall, { database }: Services, edits: Edits): void {
  answer(
    listDonationCardsEndpoint,
    createCachedAnswer(edits, async () => ({ data: await listDonationCards(database) })),
  );

  answer(getDonationCardEndpoint, async ({ params }) => {
    const card = await findDonationCard(database, params.id);
    if (!card) throw new Failure('not_found.donation_card');
    return { data: card };
  });
}

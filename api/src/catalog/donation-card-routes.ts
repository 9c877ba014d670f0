import { getDonationCardEndpoint, listDonationCardsEndpoint } from '@kindcrate/contract/donation-cards';
import { createCachedAnswer, type Edits } from '../http/cached-reply.ts';
import type { AnswerCall } from '../http/endpoints.ts';
import { notFound } from '../http/errors.ts';
import type { Services } from '../services.ts';
import { findDonationCard, listDonationCards } from './donation-card-repository.ts';

export function addDonationCardRoutes(answer: AnswerCall, { database }: Services, edits: Edits): void {
  answer(
    listDonationCardsEndpoint,
    createCachedAnswer(edits, async () => ({ data: await listDonationCards(database) })),
  );

  answer(getDonationCardEndpoint, async ({ params }) => {
    const card = await findDonationCard(database, params.id);
    if (!card) throw notFound('This call for gifts is over');
    return { data: card };
  });
}

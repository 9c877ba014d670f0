import { getDonationCardEndpoint, listDonationCardsEndpoint } from '@kindcrate/contract/donation-cards';
import { createCachedAnswer, type Edits } from '../plugins/cached-answer.ts';
import type { AnswerCall } from '../plugins/calls.ts';
import { notFound } from '../plugins/errors.ts';
import { findDonationCard, listDonationCards } from '../repositories/donation-cards.ts';
import type { Services } from '../services.ts';

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

import {
  createDonationCardEndpoint,
  getStaffDonationCardEndpoint,
  listStaffDonationCardsEndpoint,
  updateDonationCardEndpoint,
} from '@kindcrate/contract/staff-donation-cards';
import { accountOf } from '../http/authentication.ts';
import { countEdit, type Edits } from '../http/cached-reply.ts';
import type { AnswerCall } from '../http/endpoints.ts';
import type { Services } from '../services.ts';
import { listStaffDonationCards } from './donation-card-repository.ts';
import { createEntry, editPictured } from './edit-entry.ts';
import { donationCards, findEntry } from './kinds.ts';

export function addStaffDonationCardRoutes(answer: AnswerCall, services: Services, edits: Edits): void {
  const { database } = services;

  answer(listStaffDonationCardsEndpoint, async () => ({ result: await listStaffDonationCards(database) }));

  answer(getStaffDonationCardEndpoint, async ({ params }) => ({
    data: await findEntry(database, donationCards, params.id),
  }));

  answer(createDonationCardEndpoint, async (request, reply) => {
    const { userId } = accountOf(request);
    const data = await countEdit(edits, createEntry(services, donationCards, userId, request.body));
    reply.code(201);
    return { success: true, message: `${data.title} is in the list now`, data };
  });

  answer(updateDonationCardEndpoint, async (request) => {
    const { userId } = accountOf(request);
    const data = await countEdit(edits, editPictured(services, donationCards, userId, request.params.id, request.body));
    return { success: true, message: `${data.title} is saved`, data };
  });
}

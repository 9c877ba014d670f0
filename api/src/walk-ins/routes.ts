import { claimGiftEndpoint, lookUpClaimEndpoint } from '@kindcrate/contract/claim-links';
import { messages } from '@kindcrate/contract/messages';
import { orderNumber } from '@kindcrate/contract/order-number';
import { takeInGiftEndpoint } from '@kindcrate/contract/walk-ins';
import { createKeyedQueue } from '../concurrency/limits.ts';
import { invalidFields } from '../failure.ts';
import { accountOf } from '../http/authentication.ts';
import type { AddRoute } from '../http/endpoints.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { requirePermittedOrganization } from '../http/own-organization.ts';
import type { Services } from '../services.ts';
import { successText } from '../texts/texts.ts';
import { claimGift, lookUpClaim } from './claim.ts';
import { takeIn } from './take-in.ts';

/** Adds the routes with which the desk takes in gifts that arrive unannounced, and donors claim them. */
export function addWalkInRoutes(route: AddRoute, services: Services): void {
  const queue = createKeyedQueue();

  route(takeInGiftEndpoint, async (request, reply) => {
    const organization = requirePermittedOrganization(request, request.body.organization);
    if (organization === undefined) throw invalidFields({ organization: messages.charity });
    const actor = { userId: accountOf(request).userId, canSeeAccounts: request.access === 'all' };
    const key = readIdempotencyKey(request.headers['idempotency-key']);
    const id = await takeIn(services, queue, { actor, gift: { ...request.body, organization }, key });
    reply.code(201);
    const number = orderNumber(id);
    return {
      success: true,
      message: successText('takeIn', { number }),
      data: { _id: id, number, status: 'received' as const },
    };
  });

  route(lookUpClaimEndpoint, async ({ body }) => ({ data: await lookUpClaim(services, body.code) }));

  route(claimGiftEndpoint, async (request) => {
    const data = await claimGift(services, accountOf(request).userId, request.body.code);
    const { coins } = data;
    const message = coins > 0 ? successText('claimWithCoins', { coins }) : successText('claim');
    return { success: true, message, data };
  });
}

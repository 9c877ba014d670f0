import { normalizeIP } from '@fastify/rate-limit';
import {
  decideRedemptionEndpoint,
  getRedemptionEndpoint,
  listPendingRedemptionsEndpoint,
  lookUpCodeEndpoint,
  requestRedemptionEndpoint,
} from '@kindcrate/contract/redemptions';
import type { FastifyRequest } from 'fastify';
import { countOf } from '../count-of.ts';
import { accountOf } from '../http/authentication.ts';
import type { AnswerCall } from '../http/endpoints.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import type { Services } from '../services.ts';
import { answerRequest } from './decide-redemption.ts';
import { createFindCode } from './look-up-code.ts';
import { refusals } from './refusals.ts';
import { listPendingOfDonor } from './repository.ts';
import { type AskingPartner, askForCoins, lookAtCode } from './request-redemption.ts';
import { followRedemption } from './step-repository.ts';

export function addRedemptionRoutes(answer: AnswerCall, services: Services): void {
  const { database } = services;
  const findCode = createFindCode(services);

  answer(lookUpCodeEndpoint, async (request) => ({
    data: await lookAtCode(services, findCode, partnerOf(request), request.body.code),
  }));

  answer(requestRedemptionEndpoint, async (request, reply) => {
    const data = await askForCoins(services, findCode, partnerOf(request), request.body);
    reply.code(201);
    return { success: true, message: `${data.firstName} is asked for ${countOf(data.coins, 'coin')}`, data };
  });

  answer(listPendingRedemptionsEndpoint, async (request) => ({
    result: await listPendingOfDonor(database, accountOf(request).userId, new Date()),
  }));

  answer(getRedemptionEndpoint, async (request) => {
    const data = await followRedemption(database, request.params.id, accountOf(request).userId, new Date());
    if (!data) throw refusals.notYours();
    return { data };
  });

  answer(decideRedemptionEndpoint, async (request) => {
    const { userId } = accountOf(request);
    const data = await answerRequest(services, request.params.id, userId, request.body.decision);
    const message =
      data.status === 'approved' ? `You gave ${countOf(data.coins, 'coin')} to ${data.brand}` : 'Nothing was spent';
    return { success: true, message, data };
  });
}

/** @throws Failure `no_brand`. */
function partnerOf(request: FastifyRequest): AskingPartner {
  const { userId: partnerId, brandId } = accountOf(request);
  if (!brandId) throw refusals.noBrand();
  return {
    partnerId,
    brandId,
    address: normalizeIP(request.ip),
    key: readIdempotencyKey(request.headers['idempotency-key']),
  };
}

import { normalizeIP } from '@fastify/rate-limit';
import {
  decideRedemptionEndpoint,
  getRedemptionEndpoint,
  listPendingRedemptionsEndpoint,
  lookUpCodeEndpoint,
  requestRedemptionEndpoint,
} from '@kindcrate/contract/redemptions';
import type { FastifyRequest } from 'fastify';
import { Failure } from '../failure.ts';
import { accountOf } from '../http/authentication.ts';
import type { AddRoute } from '../http/endpoints.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import type { Services } from '../services.ts';
import { successText } from '../texts/texts.ts';
import { decideRedemption, redemptionNotFoundFailure } from './decide-redemption.ts';
import { createCodeLookup } from './look-up-code.ts';
import { listPendingOfDonor } from './repository.ts';
import { previewCode, type RedeemingPartner, requestRedemption } from './request-redemption.ts';
import { viewRedemption } from './view-redemption.ts';

export function addRedemptionRoutes(route: AddRoute, services: Services): void {
  const { database } = services;
  const lookUpCode = createCodeLookup(services);

  route(lookUpCodeEndpoint, async (request) => ({
    data: await previewCode(services, lookUpCode, partnerOf(request), request.body.code),
  }));

  route(requestRedemptionEndpoint, async (request, reply) => {
    const data = await requestRedemption(services, lookUpCode, partnerOf(request), request.body);
    reply.code(201);
    return {
      success: true,
      message: successText('requestRedemption', { name: data.firstName, coins: data.coins }),
      data,
    };
  });

  route(listPendingRedemptionsEndpoint, async (request) => ({
    result: await listPendingOfDonor(database, accountOf(request).userId, new Date()),
  }));

  route(getRedemptionEndpoint, async (request) => {
    const data = await viewRedemption(services, request.params.id, accountOf(request).userId);
    if (!data) throw redemptionNotFoundFailure();
    return { data };
  });

  route(decideRedemptionEndpoint, async (request) => {
    const { userId } = accountOf(request);
    const data = await decideRedemption(services, request.params.id, userId, request.body.decision);
    const message =
      data.status === 'approved'
        ? successText('decideRedemption.approved', { coins: data.coins, brand: data.brand })
        : successText('decideRedemption.refused');
    return { success: true, message, data };
  });
}

/** @throws Failure `no_brand`. */
function partnerOf(request: FastifyRequest): RedeemingPartner {
  const { userId: partnerId, brandId } = accountOf(request);
  if (!brandId) throw new Failure('no_brand.unassigned');
  return {
    partnerId,
    brandId,
    address: normalizeIP(request.ip),
    key: readIdempotencyKey(request.headers['idempotency-key']),
  };
}

import { Readable } from 'node:stream';
import {
  addSettlementEntryEndpoint,
  exportSettlementEndpoint,
  getSettlementEndpoint,
  listSettlementsEndpoint,
} from '@kindcrate/contract/settlements';
import { addAuditEntry } from '../audit/repository.ts';
import { findBrandTitle } from '../catalog/brand-repository.ts';
import { Failure } from '../failure.ts';
import { accountOf } from '../http/authentication.ts';
import type { AddRoute } from '../http/endpoints.ts';
import type { Services } from '../services.ts';
import { successText } from '../texts/texts.ts';
import { addSettlementEntry } from './add-entry.ts';
import { exportRedemptions } from './export-redemptions.ts';
import { readSettlements, readStatement, resolveMonth } from './read-settlements.ts';

/** Adds the routes with which staff settle the coins that donors spent at each brand in a month. */
export function addSettlementRoutes(route: AddRoute, services: Services): void {
  const { database } = services;

  route(listSettlementsEndpoint, async ({ query }) => ({
    data: await readSettlements(database, await resolveMonth(database, query.month, new Date())),
  }));

  route(getSettlementEndpoint, async ({ params, query }) => ({
    data: await readStatement(database, params.id, await resolveMonth(database, query.month, new Date())),
  }));

  route(
    exportSettlementEndpoint,
    async (request, reply) => {
      const { id } = request.params;
      const now = new Date();
      const month = await resolveMonth(database, request.query.month, now);
      if ((await findBrandTitle(database, id)) === undefined) throw new Failure('not_found');
      const { userId: actor_id } = accountOf(request);
      const subject = { subject_kind: 'brand', subject_id: id } as const;
      await addAuditEntry(database, { actor_id, action: 'exported redemptions', ...subject, detail: month.month }, now);
      reply.headers({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="redemptions-${month.month}.csv"`,
      });
      return Readable.from(exportRedemptions(database, id, month));
    },
    { hasSideEffects: true },
  );

  route(addSettlementEntryEndpoint, async (request) => {
    const { id: brandId } = request.params;
    const { userId: actorId } = accountOf(request);
    const month = await addSettlementEntry(services, { brandId, actorId, body: request.body });
    const message = successText(request.body.coins > 0 ? 'addSettlementEntry.settled' : 'addSettlementEntry.reversed');
    return { success: true, message, data: await readStatement(database, brandId, month) };
  });
}

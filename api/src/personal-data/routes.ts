import { Readable } from 'node:stream';
import {
  copyDataEndpoint,
  copyPersonDataEndpoint,
  deleteAccountEndpoint,
  deletePersonEndpoint,
} from '@kindcrate/contract/personal-data';
import type { FastifyReply } from 'fastify';
import { requireRecentLogin } from '../accounts/recent-login.ts';
import { addAuditEntry } from '../audit/repository.ts';
import { Failure } from '../failure.ts';
import { accountOf } from '../http/authentication.ts';
import type { AddRoute } from '../http/endpoints.ts';
import { findPerson } from '../people/repository.ts';
import { addSecurityEvent } from '../security-log/repository.ts';
import type { Services } from '../services.ts';
import { successText } from '../texts/texts.ts';
import { copyData, countCopy } from './copy-data.ts';
import { deleteAccount } from './delete-account.ts';

/** Adds the routes that copy and delete a person's data, for the person themselves, or for staff at the person's request. */
export function addPersonalDataRoutes(route: AddRoute, services: Services): void {
  const { database } = services;

  const requirePerson = async (id: string) => {
    if (!(await findPerson(database, id))) throw new Failure('not_found.person');
  };

  route(
    copyDataEndpoint,
    async (request, reply) => {
      const account = accountOf(request);
      requireRecentLogin(account);
      const now = new Date();
      await countCopy(services, account.userId, now);
      await addSecurityEvent(database, { kind: 'data copied', accountId: account.userId }, now);
      return sendZip(reply, account.userId, now);
    },
    { hasSideEffects: true },
  );

  route(deleteAccountEndpoint, async (request) => {
    const account = accountOf(request);
    requireRecentLogin(account);
    const { userId, sessionId } = account;
    await deleteAccount(services, { userId, deleter: { sessionId }, openOrders: request.body.openOrders });
    return { success: true, message: successText('deleteAccount') };
  });

  route(
    copyPersonDataEndpoint,
    async (request, reply) => {
      const account = accountOf(request);
      requireRecentLogin(account);
      const { id } = request.params;
      await requirePerson(id);
      const now = new Date();
      await countCopy(services, id, now);
      const entry = { actor_id: account.userId, action: 'copied data', subject_kind: 'donor', subject_id: id } as const;
      await database.transaction().execute(async (transaction) => {
        await addAuditEntry(transaction, entry, now);
        await addSecurityEvent(transaction, { kind: 'data copied', accountId: id }, now);
      });
      return sendZip(reply, id, now);
    },
    { hasSideEffects: true },
  );

  route(deletePersonEndpoint, async (request) => {
    const account = accountOf(request);
    requireRecentLogin(account);
    const { id } = request.params;
    await requirePerson(id);
    const deleter = { staffId: account.userId };
    await deleteAccount(services, { userId: id, deleter, openOrders: request.body.openOrders });
    return { success: true, message: successText('deletePerson') };
  });

  function sendZip(reply: FastifyReply, userId: string, now: Date): Readable {
    reply.headers({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="kindcrate-data-${now.toISOString().slice(0, 10)}.zip"`,
    });
    // At most one chunk, which may be a whole photo, is kept in memory for a slow client.
    return Readable.from(copyData(services, userId, now), { highWaterMark: 1 });
  }
}

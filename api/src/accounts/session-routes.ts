import { normalizeIP } from '@fastify/rate-limit';
import {
  checkPasswordEndpoint,
  endOtherSessionsEndpoint,
  endSessionEndpoint,
  listSessionsEndpoint,
  logOutEndpoint,
} from '@kindcrate/contract/sessions';
import { accountOf } from '../http/authentication.ts';
import type { AddRoute } from '../http/endpoints.ts';
import { createPseudonyms } from '../security-log/pseudonyms.ts';
import type { Services } from '../services.ts';
import { successText } from '../texts/texts.ts';
import { createPasswordCheck } from './check-password.ts';
import { endOtherSessionsAndRevokeLinks, endSessionAndRevokeLinks } from './end-session.ts';
import { endSession, listOpenSessions } from './session-repository.ts';
import { toSession } from './to-session.ts';

/** Adds the routes with which people view and end the sessions of their account, and re-enter its password. */
export function addSessionRoutes(route: AddRoute, services: Services): void {
  const { database, tokenSecret } = services;
  const pseudonyms = createPseudonyms(tokenSecret);
  const checkPassword = createPasswordCheck(services);

  route(listSessionsEndpoint, async (request) => {
    const { userId, sessionId } = accountOf(request);
    const rows = await listOpenSessions(database, { userId, currentId: sessionId, now: new Date() });
    return { result: rows.map((row) => toSession(row, sessionId)) };
  });

  route(endSessionEndpoint, async (request) => {
    await endSessionAndRevokeLinks(services, accountOf(request).userId, request.params.id);
    return { success: true, message: successText('endSession') };
  });

  route(endOtherSessionsEndpoint, async (request) => {
    await endOtherSessionsAndRevokeLinks(services, accountOf(request));
    return { success: true, message: successText('endOtherSessions') };
  });

  route(logOutEndpoint, async (request) => {
    const { userId, sessionId } = accountOf(request);
    await endSession(database, sessionId, userId, new Date());
    return { success: true, message: successText('logOut') };
  });

  route(checkPasswordEndpoint, async (request) => {
    const network = pseudonyms.network(normalizeIP(request.ip));
    await checkPassword(accountOf(request), request.body.password, network);
    return { success: true, message: successText('checkPassword') };
  });
}

import { createTokenEndpoint, listTokensEndpoint, revokeTokenEndpoint } from '@kindcrate/contract/staff-tokens';
import { requireRecentLogin } from '../accounts/recent-login.ts';
import { findApiToken, listApiTokens } from '../api-tokens/repository.ts';
import { Failure } from '../failure.ts';
import { accountOf } from '../http/authentication.ts';
import type { AddRoute } from '../http/endpoints.ts';
import { decodeCursor, toPageReply } from '../paging/page.ts';
import type { Services } from '../services.ts';
import { successText } from '../texts/texts.ts';
import { createToken, revokeToken } from './create-token.ts';

/** Adds the routes with which staff create, list and revoke personal API tokens. */
export function addStaffTokenRoutes(route: AddRoute, services: Services): void {
  const { database } = services;

  route(listTokensEndpoint, async ({ query: { after } }) =>
    toPageReply(await listApiTokens(database, decodeCursor(after))),
  );

  route(createTokenEndpoint, async (request, reply) => {
    const account = accountOf(request);
    requireRecentLogin(account);
    const { id, token } = await createToken(services, account.userId, request.body);
    const data = await findApiToken(database, id);
    // Undefined when a colleague has already revoked the token.
    if (!data) throw new Failure('not_found.token');
    reply.code(201);
    return { success: true, message: successText('createToken'), data, token };
  });

  route(revokeTokenEndpoint, async (request) => {
    await revokeToken(services, accountOf(request).userId, request.params.id);
    return { success: true, message: successText('revokeToken') };
  });
}

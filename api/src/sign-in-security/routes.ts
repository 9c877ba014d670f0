import {
  addPasskeyEndpoint,
  confirmAuthenticatorEndpoint,
  getSecondFactorsEndpoint,
  removeAuthenticatorEndpoint,
  removePasskeyEndpoint,
  renewRecoveryCodesEndpoint,
  startAuthenticatorEndpoint,
  startPasskeyEndpoint,
} from '@kindcrate/contract/second-factors';
import type { FastifyRequest } from 'fastify';
import { requireRecentLogin } from '../accounts/recent-login.ts';
import { accountOf } from '../http/authentication.ts';
import type { AddRoute } from '../http/endpoints.ts';
import { deleteAuthenticator } from '../second-factors/authenticator-repository.ts';
import { deletePasskey } from '../second-factors/passkey-repository.ts';
import type { Services } from '../services.ts';
import { successText } from '../texts/texts.ts';
import { removeFactor, renewRecoveryCodes } from './change-factors.ts';
import { describeSecondFactors } from './describe-second-factors.ts';
import { createAuthenticatorConfirmation, startAuthenticator } from './set-up-authenticator.ts';
import { addNewPasskey, startPasskey } from './set-up-passkey.ts';

/** Adds the routes for the caller's own second factors. Every change begins with a request that needs a recent login. */
export function addSignInSecurityRoutes(route: AddRoute, services: Services): void {
  const confirmAuthenticator = createAuthenticatorConfirmation(services);

  const recentAccountOf = (request: FastifyRequest) => {
    const account = accountOf(request);
    requireRecentLogin(account);
    return account;
  };
  const toReply = async (message: string, userId: string, recoveryCodes?: string[]) => ({
    success: true,
    message,
    data: await describeSecondFactors(services, userId),
    ...(recoveryCodes && { recoveryCodes }),
  });

  route(getSecondFactorsEndpoint, async (request) => ({
    data: await describeSecondFactors(services, accountOf(request).userId),
  }));

  route(startAuthenticatorEndpoint, async (request) => ({
    data: await startAuthenticator(services, recentAccountOf(request).userId),
  }));

  route(confirmAuthenticatorEndpoint, async (request) => {
    const account = accountOf(request);
    const codes = await confirmAuthenticator(account, request.body.code);
    return toReply(successText('confirmAuthenticator'), account.userId, codes);
  });

  route(removeAuthenticatorEndpoint, async (request) => {
    const account = recentAccountOf(request);
    await removeFactor(services, account, (transaction) => deleteAuthenticator(transaction, account.userId));
    return toReply(successText('removeAuthenticator'), account.userId);
  });

  route(startPasskeyEndpoint, async (request) => ({
    data: await startPasskey(services, recentAccountOf(request).userId),
  }));

  route(addPasskeyEndpoint, async (request) => {
    const account = accountOf(request);
    const codes = await addNewPasskey(services, account, request.body);
    return toReply(successText('addPasskey', { name: request.body.name }), account.userId, codes);
  });

  route(removePasskeyEndpoint, async (request) => {
    const account = recentAccountOf(request);
    const { id } = request.params;
    await removeFactor(services, account, (transaction) => deletePasskey(transaction, account.userId, id));
    return toReply(successText('removePasskey'), account.userId);
  });

  route(renewRecoveryCodesEndpoint, async (request) => {
    const account = recentAccountOf(request);
    const codes = await renewRecoveryCodes(services, account);
    return toReply(successText('renewRecoveryCodes'), account.userId, codes);
  });
}

import type { BodyOf } from '@kindcrate/contract/endpoint';
import {
  type AuthenticatorSetup,
  addPasskeyEndpoint,
  confirmAuthenticatorEndpoint,
  getSecondFactorsEndpoint,
  type PasskeySetup,
  removeAuthenticatorEndpoint,
  removePasskeyEndpoint,
  renewRecoveryCodesEndpoint,
  type SecondFactors,
  startAuthenticatorEndpoint,
  startPasskeyEndpoint,
} from '@kindcrate/contract/second-factors';
import { atom } from 'nanostores';
import { withRecentLogin } from './password-check.ts';
import { createResource } from './resource.ts';
import { requestInSession } from './session-requests.ts';
import { removeOtherSessions } from './sessions.ts';

/** The second factors of the account. */
export const secondFactors = createResource(async () => (await requestInSession(getSecondFactorsEndpoint)).data);

/** New recovery codes, until the person has saved them: the API shows them only once. */
export const $recoveryCodes = atom<string[]>([]);

interface Reply {
  message: string;
  data: SecondFactors;
  recoveryCodes?: string[] | undefined;
}

/** Updates the stores with the new state. @returns the API's message */
function apply({ message, data, recoveryCodes }: Reply): string {
  if (recoveryCodes) $recoveryCodes.set(recoveryCodes);
  // Without a second factor there are no recovery codes, so those that are still shown are no longer valid.
  if (!data.recoveryCodesLeft) $recoveryCodes.set([]);
  secondFactors.update(() => data);
  return message;
}

/** Like `apply`, after a factor was added. Adding the first one returns recovery codes and ends the other sessions. */
function applyAdded(reply: Reply): string {
  if (reply.recoveryCodes) removeOtherSessions();
  return apply(reply);
}

/** @throws ApiError */
export async function startAuthenticator(): Promise<AuthenticatorSetup> {
  return (await withRecentLogin(() => requestInSession(startAuthenticatorEndpoint))).data;
}

/** @returns the API's message @throws ApiError */
export async function confirmAuthenticator(body: BodyOf<typeof confirmAuthenticatorEndpoint>): Promise<string> {
  return applyAdded(await requestInSession(confirmAuthenticatorEndpoint, { body }));
}

/** @returns the API's message @throws ApiError */
export async function removeAuthenticator(): Promise<string> {
  return apply(await withRecentLogin(() => requestInSession(removeAuthenticatorEndpoint)));
}

/** @throws ApiError */
export async function startPasskey(): Promise<PasskeySetup> {
  return (await withRecentLogin(() => requestInSession(startPasskeyEndpoint))).data;
}

/** @returns the API's message @throws ApiError */
export async function addPasskey(body: BodyOf<typeof addPasskeyEndpoint>): Promise<string> {
  return applyAdded(await requestInSession(addPasskeyEndpoint, { body }));
}

/** @returns the API's message @throws ApiError */
export async function removePasskey(id: string): Promise<string> {
  return apply(await withRecentLogin(() => requestInSession(removePasskeyEndpoint, { parameters: { id } })));
}

/** @returns the API's message @throws ApiError */
export async function renewRecoveryCodes(): Promise<string> {
  return apply(await withRecentLogin(() => requestInSession(renewRecoveryCodesEndpoint)));
}

import { endOtherSessionsEndpoint, endSessionEndpoint, listSessionsEndpoint } from '@kindcrate/contract/sessions';
import { ApiError } from '../lib/api-error.ts';
import { createResource } from './resource.ts';
import { requestInSession } from './session-requests.ts';

/** The devices where the account is logged in, this one first. */
export const sessions = createResource(async () => (await requestInSession(listSessionsEndpoint)).result);

/**
 * Logs out one other device.
 * @returns the API's message
 * @throws ApiError if the request fails. A 404 means that the session had already ended, so the list is refreshed first.
 */
export async function endSession(id: string): Promise<string> {
  try {
    const { message } = await requestInSession(endSessionEndpoint, { parameters: { id } });
    sessions.update((list) => list.filter(({ _id }) => _id !== id));
    return message;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) await sessions.refresh();
    throw error;
  }
}

/**
 * Logs out every other device.
 * @returns the API's message
 * @throws ApiError
 */
export async function endOtherSessions(): Promise<string> {
  const { message } = await requestInSession(endOtherSessionsEndpoint);
  removeOtherSessions();
  return message;
}

/** Updates the list after the API has ended every other session. */
export function removeOtherSessions(): void {
  sessions.update((list) => list.filter(({ isCurrent }) => isCurrent));
}

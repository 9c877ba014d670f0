import { checkPasswordEndpoint } from '@kindcrate/contract/sessions';
import { ApiError } from '../lib/api-error.ts';
import { askForPassword } from './password-question.ts';
import { requestInSession } from './session-requests.ts';

/**
 * Sends a request that the API accepts only after a recent login. If the login is older, asks for the current password and
 * sends the request again.
 * @throws ApiError if the request fails, or `password_required` if the question is dismissed
 */
export async function withRecentLogin<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    const isRequired = error instanceof ApiError && error.code === 'password_required';
    if (!isRequired || !(await askForPassword())) throw error;
    return send();
  }
}

/** Checks that the person knows the current password, which counts as a recent login for ten minutes. */
export async function checkPassword(password: string): Promise<void> {
  await requestInSession(checkPasswordEndpoint, { body: { password } });
}

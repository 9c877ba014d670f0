import { checkPasswordEndpoint } from '@kindcrate/contract/sessions';
import { atom } from 'nanostores';
import { ApiError } from '../lib/reply.ts';
import { requestInSession } from './session-requests.ts';

interface Question {
  /** @param isProved whether the current password was given; false when the question was dismissed */
  answer: (isProved: boolean) => void;
}

/** The question for the current password that a `PasswordCheck` dialog shows; undefined while there is none. */
export const $passwordQuestion = atom<Question | undefined>();

/**
 * Sends a request that the API accepts only after a recent login. If the login is older, asks for the current password and
 * sends the request again.
 * @throws ApiError if the request fails, or `password_required` if the question is dismissed
 */
export async function withRecentLogIn<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    const isRequired = error instanceof ApiError && error.code === 'password_required';
    if (!isRequired || !(await askForPassword())) throw error;
    return send();
  }
}

function askForPassword(): Promise<boolean> {
  return new Promise((resolve) => {
    $passwordQuestion.set({
      answer(isProved) {
        $passwordQuestion.set(undefined);
        resolve(isProved);
      },
    });
  });
}

/** Proves the current password for the next ten minutes. */
export async function checkPassword(password: string): Promise<void> {
  await requestInSession(checkPasswordEndpoint, { body: { password } });
}

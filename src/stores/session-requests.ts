import type { AcceptedReplyOf, BodyOf, Endpoint } from '@kindcrate/contract/endpoint';
import { atom } from 'nanostores';
import { type RequestOptions, request } from '../lib/api.ts';
import { navigateTo } from '../lib/navigate-to.ts';
import { ApiError } from '../lib/reply.ts';
import { type UploadOptions, upload } from '../lib/upload.ts';
import { flashNotice } from './notices.ts';
import { rememberReturnPath } from './return-path.ts';
import { $token, signOut } from './session.ts';

/** Whether the API keeps the desk closed until this staff account has a second factor. */
export const $lacksSecondFactor = atom(false);

/** Sends a request with the session's token. A 401 ends the session, and the login page shows the API's message. */
export function requestInSession<E extends Endpoint>(endpoint: E, options: Omit<RequestOptions<E>, 'token'> = {}) {
  const token = $token.get();
  return endSessionOn401<E>(token, request(endpoint, { ...options, token }));
}

/** Uploads with the session's token, and handles a 401 as `requestInSession` does. */
export function uploadInSession<E extends Endpoint>(
  endpoint: E,
  body: BodyOf<E> & object,
  options: Omit<UploadOptions, 'token'> = {},
) {
  const token = $token.get();
  return endSessionOn401<E>(token, upload(endpoint, body, { ...options, token }));
}

async function endSessionOn401<E extends Endpoint>(
  token: string | undefined,
  reply: Promise<AcceptedReplyOf<E>>,
): Promise<AcceptedReplyOf<E>> {
  try {
    return await reply;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'second_factor_required') $lacksSecondFactor.set(true);
    // Another tab may have logged in again in the meantime: keep that session, so that the request can be retried.
    const isOver = !$token.get() || $token.get() === token;
    if (error instanceof ApiError && error.status === 401 && isOver) return endSession(error.message);
    throw error;
  }
}

/** Navigates to the login page. Never settles, so that code which awaits the reply does not continue before that. */
function endSession(reason: string): Promise<never> {
  flashNotice({ kind: 'alert', text: reason });
  rememberReturnPath();
  signOut();
  navigateTo('/login');
  return new Promise(() => {});
}

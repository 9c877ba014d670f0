import type { Endpoint, ReplyOf } from '@kindcrate/contract/endpoint';
import { type CallOptions, request } from '../lib/api.ts';
import { navigateTo } from '../lib/navigate-to.ts';
import { ApiError } from '../lib/reply.ts';
import { type UploadOptions, upload } from '../lib/upload.ts';
import { flashNotice } from './notices.ts';
import { rememberReturnPath } from './return-path.ts';
import { $token, signOut } from './session.ts';

/** Makes a call in the name of whoever is logged in. An answer of 401 ends the session, with the API's word on it. */
export function requestInSession<C extends Endpoint>(call: C, options: Omit<CallOptions<C>, 'token'> = {}) {
  const token = $token.get();
  return endingSession<C>(token, request(call, { ...options, token }));
}

/** Uploads as `requestInSession` calls. */
export function uploadInSession<C extends Endpoint>(
  call: C,
  form: FormData,
  options: Omit<UploadOptions, 'token'> = {},
) {
  const token = $token.get();
  return endingSession<C>(token, upload(call, form, { ...options, token }));
}

async function endingSession<C extends Endpoint>(
  token: string | undefined,
  reply: Promise<ReplyOf<C>>,
): Promise<ReplyOf<C>> {
  try {
    return await reply;
  } catch (error) {
    // Another tab may have logged in again meanwhile: that session goes on, and the call can be made anew.
    const isOver = !$token.get() || $token.get() === token;
    if (error instanceof ApiError && error.status === 401 && isOver) return endSession(error.message);
    throw error;
  }
}

/** Leaves for the log-in. It never settles: nothing that waits for the call should go on meanwhile. */
function endSession(reason: string): Promise<never> {
  flashNotice({ kind: 'alert', text: reason });
  rememberReturnPath();
  signOut();
  navigateTo('/login');
  return new Promise(() => {});
}

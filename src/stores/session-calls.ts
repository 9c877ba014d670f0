import type { Call, ReplyOf } from '@kindcrate/contract/call';
import { type CallOptions, request } from '../lib/api.ts';
import { leaveFor } from '../lib/leave-for.ts';
import { ApiError } from '../lib/reply.ts';
import { type UploadOptions, upload } from '../lib/upload.ts';
import { carryNotice } from './notices.ts';
import { rememberPage } from './returning.ts';
import { $token, signOut } from './session.ts';

/** Makes a call in the name of whoever is logged in. An answer of 401 ends the session, with the API's word on it. */
export function requestInSession<C extends Call>(call: C, options: Omit<CallOptions<C>, 'token'> = {}) {
  return endingSession<C>(request(call, { ...options, token: $token.get() }));
}

/** Uploads as `requestInSession` calls. */
export function uploadInSession<C extends Call>(call: C, form: FormData, options: Omit<UploadOptions, 'token'> = {}) {
  return endingSession<C>(upload(call, form, { ...options, token: $token.get() }));
}

async function endingSession<C extends Call>(reply: Promise<ReplyOf<C>>): Promise<ReplyOf<C>> {
  try {
    return await reply;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return endSession(error.message);
    throw error;
  }
}

/** Leaves for the log-in. It never settles: nothing that waits for the call should go on meanwhile. */
function endSession(reason: string): Promise<never> {
  carryNotice({ kind: 'alert', text: reason });
  rememberPage();
  signOut();
  leaveFor('/login');
  return new Promise(() => {});
}

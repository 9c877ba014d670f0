import type { BodyOf, Endpoint } from '@kindcrate/contract/endpoint';
import { type RequestOptions, request } from '../lib/api.ts';
import { type UploadOptions, upload } from '../lib/upload.ts';
import { handleSessionFailure } from './end-session.ts';
import { $token } from './session.ts';

/** Sends a request with the session's token. A 401 ends the session, and the login page shows the API's message. */
export function requestInSession<E extends Endpoint>(endpoint: E, options: Omit<RequestOptions<E>, 'token'> = {}) {
  const token = $token.get();
  return request(endpoint, { ...options, token }).catch((error) => handleSessionFailure(error, token));
}

/** Uploads with the session's token, and handles a 401 as `requestInSession` does. */
export function uploadInSession<E extends Endpoint>(
  endpoint: E,
  body: BodyOf<E> & object,
  options: Omit<UploadOptions, 'token'> = {},
) {
  const token = $token.get();
  return upload(endpoint, body, { ...options, token }).catch((error) => handleSessionFailure(error, token));
}

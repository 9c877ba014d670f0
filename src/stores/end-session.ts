import { ApiError } from '../lib/api-error.ts';
import { navigateTo } from '../lib/navigate-to.ts';
import { flashNotice } from './notices.ts';
import { rememberReturnPath } from './return-path.ts';
import { $lacksSecondFactor } from './second-factor-required.ts';
import { $token, signOut } from './session.ts';

/**
 * Handles the failure of a request in a session: a 401 ends the session, and the login page shows the API's message. Sets
 * `$lacksSecondFactor` if the API requires a second factor.
 * @param token the token that the request was sent with
 * @throws `error`, unless the session ends
 */
export async function handleSessionFailure(error: unknown, token: string | undefined): Promise<never> {
  if (error instanceof ApiError && error.code === 'second_factor_required') $lacksSecondFactor.set(true);
  // Another tab may have logged in again in the meantime: keep that session, so that the request can be retried.
  const isCurrentSession = !$token.get() || $token.get() === token;
  if (error instanceof ApiError && error.status === 401 && isCurrentSession)
    return endCurrentSession(error.message, token);
  throw error;
}

/** The token of the session that this page has ended. */
let endedToken: string | undefined;

/**
 * Ends the session of this page and opens the login page. Never settles, so that code that awaits the reply does not continue while the
 * login page loads.
 */
function endCurrentSession(reason: string, token: string | undefined): Promise<never> {
  // Requests that were sent together fail together. Chromium 156 reports an unhandled rejection when a second navigation aborts the
  // view transition of the first one. A request without a token was sent later, by someone who chose to stay on the page.
  if (!token || token !== endedToken) {
    endedToken = token;
    flashNotice({ kind: 'alert', text: reason });
    rememberReturnPath();
    signOut();
    navigateTo('/login');
  }
  return new Promise(() => {});
}

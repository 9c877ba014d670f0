import { resendConfirmationEndpoint } from '@kindcrate/contract/resend-confirmation';
import { requestInSession } from './session-requests.ts';

/**
 * Sends another email with the link that confirms the account's email.
 * @returns the API's message
 * @throws ApiError
 */
export async function resendConfirmation(): Promise<string> {
  return (await requestInSession(resendConfirmationEndpoint)).message;
}

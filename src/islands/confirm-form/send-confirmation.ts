import { confirmEmailEndpoint } from '@kindcrate/contract/email-confirmation';
import type { BodyOf } from '@kindcrate/contract/endpoint';
import { request } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { hasReturnPath } from '../../stores/return-path.ts';

export const struct = confirmEmailEndpoint.body;

/** Whether a login now would lead back to a page that requires one. */
export const returnsAfterLogin = hasReturnPath;

/**
 * Confirms an email.
 * @param onPasswordRequired called when several accounts were registered with the email
 * @returns the API's message
 * @throws ApiError
 */
export async function confirmEmail(
  body: BodyOf<typeof confirmEmailEndpoint>,
  onPasswordRequired: () => void,
): Promise<string> {
  try {
    return (await request(confirmEmailEndpoint, { body })).message;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'password_required') onPasswordRequired();
    throw error;
  }
}

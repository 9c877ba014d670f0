import type { BodyOf } from '@kindcrate/contract/endpoint';
import { forgotPasswordEndpoint } from '@kindcrate/contract/passwords';
import { request } from '../../lib/api.ts';

export const struct = forgotPasswordEndpoint.body;

/** Requests an email with a link to set a new password. @returns the API's message */
export async function requestLink(body: BodyOf<typeof forgotPasswordEndpoint>): Promise<string> {
  return (await request(forgotPasswordEndpoint, { body })).message;
}

import { sendMessageEndpoint } from '@kindcrate/contract/contact-messages';
import type { BodyOf } from '@kindcrate/contract/endpoint';
import { requestInSession } from '../../stores/session-requests.ts';

export const struct = sendMessageEndpoint.body;

/** @throws ApiError */
export async function sendMessage(body: BodyOf<typeof sendMessageEndpoint>): Promise<void> {
  await requestInSession(sendMessageEndpoint, { body });
}

import type { BodyOf } from '@kindcrate/contract/endpoint';
import { answerByLinkEndpoint } from '@kindcrate/contract/handover-links';
import type { updateHandoverEndpoint } from '@kindcrate/contract/order-handover';
import { request } from '../lib/api.ts';
import { linkedHandover, readHandoverCode } from './handover-link.ts';

/**
 * Sends the donor's answer about the handover whose link was opened.
 * @returns the API's message
 * @throws ApiError if the request fails. Someone else may have changed the handover, so it is refreshed first.
 */
export async function answerLinkedHandover(answer: BodyOf<typeof updateHandoverEndpoint>): Promise<string> {
  try {
    const { message, data } = await request(answerByLinkEndpoint, { body: { ...answer, code: readHandoverCode() } });
    linkedHandover.update(() => data);
    return message;
  } catch (error) {
    await linkedHandover.refresh();
    throw error;
  }
}

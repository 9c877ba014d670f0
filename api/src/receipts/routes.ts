import { getReceiptEndpoint, updateReceiptEndpoint } from '@kindcrate/contract/receipts';
import { accountOf } from '../http/authentication.ts';
import type { AnswerCall } from '../http/endpoints.ts';
import { notFound } from '../http/errors.ts';
import type { Services } from '../services.ts';
import { findReceipt, setNameOnReceipt } from './repository.ts';

export function addReceiptRoutes(answer: AnswerCall, { database }: Services): void {
  answer(getReceiptEndpoint, async ({ params }) => {
    const receipt = await findReceipt(database, params.id);
    if (!receipt) throw notFound('There is no receipt with this code');
    return { data: receipt };
  });

  answer(updateReceiptEndpoint, async (request) => {
    const { showName } = request.body;
    const { userId } = accountOf(request);
    const receipt = await setNameOnReceipt(database, { orderId: request.params.id, userId, showName });
    if (!receipt) throw notFound('There is no receipt for this donation');
    const message = showName ? 'Your receipt says your name now' : 'Your receipt does not say your name any more';
    return { success: true, message, data: receipt };
  });
}

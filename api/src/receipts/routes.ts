import { updateReceiptEndpoint } from '@kindcrate/contract/order-receipts';
import { getReceiptEndpoint } from '@kindcrate/contract/receipts';
import { Failure } from '../failure.ts';
import { accountOf } from '../http/authentication.ts';
import type { AddRoute } from '../http/endpoints.ts';
import type { Services } from '../services.ts';
import { successText } from '../texts/texts.ts';
import { findReceipt, setReceiptShowsName } from './repository.ts';

export function addReceiptRoutes(route: AddRoute, { database }: Services): void {
  route(getReceiptEndpoint, async ({ params }) => {
    const receipt = await findReceipt(database, params.id);
    if (!receipt) throw new Failure('not_found.receipt');
    return { data: receipt };
  });

  route(updateReceiptEndpoint, async (request) => {
    const { showName } = request.body;
    const { userId } = accountOf(request);
    const receipt = await setReceiptShowsName(database, { orderId: request.params.id, userId, showName });
    if (!receipt) throw new Failure('not_found.receipt_of_order');
    const message = successText(showName ? 'updateReceipt.withName' : 'updateReceipt.withoutName');
    return { success: true, message, data: receipt };
  });
}

import { assign, define, object } from 'superstruct';
import { jsonEndpoint } from './endpoint.ts';
import { messages } from './messages.ts';
import { orderReceipt } from './receipts.ts';
import { messageReply } from './replies.ts';

/** Sets whether the receipt names the donor. `:id` is the id of the order. */
export const updateReceiptEndpoint = jsonEndpoint({
  method: 'PUT',
  path: '/order/:id/receipt',
  needsToken: true,
  body: object({
    showName: define<boolean>('boolean', (value) => typeof value === 'boolean' || messages.showName),
  }),
  reply: assign(messageReply, object({ data: orderReceipt })),
});

import { formatMessage } from '@kindcrate/contract/message-format';

interface Quantities {
  quantity: number;
  receivedQuantity?: number | undefined;
}

/**
 * Describes how many pieces an order has: the number offered and, if it differs, the number received.
 * @param text a sentence with the placeholders `{offered}` and `{received}`
 */
export function describeQuantity({ quantity, receivedQuantity = quantity }: Quantities, text: string): string {
  if (receivedQuantity === quantity) return String(quantity);
  return formatMessage(text, { offered: quantity, received: receivedQuantity });
}

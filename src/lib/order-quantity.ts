import { formatMessage } from '@kindcrate/contract/message-format';

interface Quantities {
  quantity: number;
  receivedQuantity?: number | undefined;
}

/**
 * How many pieces an order has: those offered and, if the number differs, those received.
 * @param text a sentence with the placeholders `{offered}` and `{received}`
 */
export function describeQuantity({ quantity, receivedQuantity = quantity }: Quantities, text: string): string {
  if (receivedQuantity === quantity) return String(quantity);
  return formatMessage(text, { offered: quantity, received: receivedQuantity });
}

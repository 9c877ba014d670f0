import { formatMessage } from '@kindcrate/contract/message-format';

interface Quantities {
  quantity: number;
  receivedQuantity?: number | undefined;
}

/**
 * How many pieces an order has: those that were offered, and those that came, when they are not as many.
 * @param text with `{offered}` and `{received}` in it
 */
export function describeQuantity({ quantity, receivedQuantity = quantity }: Quantities, text: string): string {
  if (receivedQuantity === quantity) return String(quantity);
  return formatMessage(text, { offered: quantity, received: receivedQuantity });
}

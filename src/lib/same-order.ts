import { isNumberEnd, toIdPart } from '@kindcrate/contract/order-keys';

/**
 * Whether a key is the id or the complete number of an order. The end of a number is not enough, because another order's number may
 * end in the same characters.
 */
export function isSameOrder(orderId: string, key: string): boolean {
  const idPart = toIdPart(key);
  return !isNumberEnd(idPart) && orderId.toLowerCase().startsWith(idPart);
}

/** The short form of an order id that people use. The desk's search finds it too. */
export function orderNumber(id: string): string {
  return `KC-${id.slice(0, 13).toUpperCase()}`;
}

/** What people call an order by: the beginning of its id, which a search finds too. */
export function orderNumber(id: string): string {
  return `KC-${id.slice(0, 13).toUpperCase()}`;
}

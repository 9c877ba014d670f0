/**
 * An order's id in a form that can be read out: its first eight digits, `3f2a91c7-…` as `3F2A-91C7`. Only the id itself is one of
 * a kind.
 */
export function orderNumber(id: string): string {
  return `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase();
}

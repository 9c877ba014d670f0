/** Identifies a payment for people: the first two groups of its id. The rest of the id is still too long to be guessed. */
export function paymentNumber(id: string): string {
  return `KP-${id.slice(0, 13).toUpperCase()}`;
}

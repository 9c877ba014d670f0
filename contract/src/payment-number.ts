/** The short form of a payment id for people: the first two groups. Someone who knows them still cannot guess the rest of the id. */
export function paymentNumber(id: string): string {
  return `KP-${id.slice(0, 13).toUpperCase()}`;
}

/** The first two groups of a UUID. */
const length = 13;

/** The short form of an order id for people: the first two groups of the UUID. The desk's search accepts it too. */
export function orderNumber(id: string): string {
  return `KC-${id.slice(0, length).toUpperCase()}`;
}

/** What identifies an order at the desk: its id, its number, or at least the last four characters of its number; in any letter case. */
export const orderKeyPattern = '(?:[kK][cC]-)?[0-9A-Fa-f\\-]{4,36}';

/** The id of the order, or the part of it that a number has, in lower case. */
export const toIdPart = (key: string): string => key.replace(/^kc-/i, '').toLowerCase();

/** Whether this is the end of an order number, rather than all of it. */
export const isNumberEnd = (idPart: string): boolean => idPart.length < length;

/** Where the end of an order number starts in the id, from 1, as in SQL. */
export const startOfNumberEnd = (idPart: string): number => length + 1 - idPart.length;

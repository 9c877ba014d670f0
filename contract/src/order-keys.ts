// A key identifies an order at the desk: its id, its number with or without `KC-`, or the end of its number, in any letter case.

/** The first two groups of a UUID; see `orderNumber`. */
const numberLength = 13;

/** A key has at least the last four characters of the number. */
export const orderKeyPattern = '(?:[kK][cC]-)?[0-9A-Fa-f\\-]{4,36}';

/** Returns the id of the order, or the part of it that the key contains, in lowercase. */
export const toIdPart = (key: string): string => key.replace(/^kc-/i, '').toLowerCase();

/** Whether this is the end of an order number, rather than all of it. */
export const isNumberEnd = (idPart: string): boolean => idPart.length < numberLength;

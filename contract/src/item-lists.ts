// Pure rules about the items of an order, without the code that checks requests and replies.

import { limits } from './limits.ts';

/**
 * Summarizes all items of an order in one line, such as `Winter coats, Blankets and 2 more`. The summary has at most `limits.line`
 * characters: names that are too long for it are shortened.
 * @param names at least one
 */
export function summarizeItems(names: readonly string[]): string {
  const [first = '', second] = names;
  if (second === undefined) return shorten(first, limits.line);
  const end = names.length === 2 ? '' : ` and ${names.length - 2} more`;
  const separator = end ? ', ' : ' and ';
  const room = limits.line - separator.length - end.length;
  // If one name is shorter than half of the room, the other one gets the rest.
  const half = Math.floor(room / 2);
  const shortFirst = shorten(first, Math.max(half, room - second.length));
  return `${shortFirst}${separator}${shorten(second, room - shortFirst.length)}${end}`;
}

/** Shortens text to a length, in the unit of `limits.line`, without cutting a character in two. */
function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  const whole = cut.isWellFormed() ? cut : cut.slice(0, -1);
  return `${whole.trimEnd()}…`;
}

/** Adds up the pieces of all items. */
export function countPieces(items: readonly { quantity: number }[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}

/**
 * Distributes received pieces among the items of an order when only their sum is known: each item in order gets at most what was
 * offered, and the last one also gets the rest.
 * @param offered the pieces of each item; at least one item
 * @returns the received pieces of each item
 */
export function distributePieces(offered: readonly number[], received: number): number[] {
  let rest = received;
  return offered.map((quantity, index) => {
    const share = index === offered.length - 1 ? rest : Math.min(quantity, rest);
    rest -= share;
    return share;
  });
}

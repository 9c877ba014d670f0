import { setImmediate as nextTurn } from 'node:timers/promises';

/** A condition with more matches is common: a page of matches is then found sooner by reading all rows in sort order. */
export const maxRareMatches = 1_000;

/** Finds the ids of the rows that meet a condition, up to `limit` of them; some may appear twice. */
type FindMatches<Condition> = (condition: Condition, limit: number) => Promise<readonly { id: string }[]>;

/** The ids of all rows that meet one condition, and the conditions that have not been applied yet. */
export interface RarestMatches<Condition> {
  ids: string[];
  others: Condition[];
}

/**
 * Finds all rows that meet the rarest condition of a search.
 * @returns undefined when all conditions are common
 */
export async function findRarestMatches<Condition>(
  conditions: readonly Condition[],
  find: FindMatches<Condition>,
): Promise<RarestMatches<Condition> | undefined> {
  let rarest: RarestMatches<Condition> | undefined;
  for (const condition of conditions) {
    const max = rarest?.ids.length ?? maxRareMatches;
    const matches = await find(condition, max + 1);
    // The embedded database blocks the event loop during a query.
    await nextTurn();
    if (matches.length > max) continue;
    const others = conditions.filter((other) => other !== condition);
    rarest = { ids: [...new Set(matches.map(({ id }) => id))], others };
    if (!rarest.ids.length) break;
  }
  return rarest;
}

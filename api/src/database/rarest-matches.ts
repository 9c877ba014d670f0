/** A condition with more matches is common: a page of matches is then found sooner by reading all rows in their order. */
export const maxRareMatches = 1_000;

/** Finds the ids of what meets one condition, as many as it finds up to one more than `maxRareMatches`; some may appear twice. */
type Lookup = () => Promise<readonly { id: string }[]>;

/**
 * Finds everything that meets the rarest condition of a search.
 * @returns undefined when all conditions are common
 */
export async function findRarestMatches(lookups: readonly Lookup[]): Promise<string[] | undefined> {
  let rarest: string[] | undefined;
  for (const find of lookups) {
    const matches = await find();
    if (matches.length > (rarest?.length ?? maxRareMatches)) continue;
    rarest = [...new Set(matches.map(({ id }) => id))];
    if (!rarest.length) break;
  }
  return rarest;
}

/**
 * The smallest of several numbers such that at least the given share of them is no larger.
 * @param counts how often each number occurs
 * @param share more than 0, at most 1
 * @returns undefined if there are no numbers
 */
export function quantileOf(counts: ReadonlyMap<number, number>, share: number): number | undefined {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  let passed = 0;
  for (const [value, count] of [...counts].toSorted(([one], [other]) => one - other)) {
    passed += count;
    if (passed >= total * share) return value;
  }
  return undefined;
}

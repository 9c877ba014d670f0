/**
 * The median of whole numbers. They are counted rather than listed, so that millions of them need little memory.
 * @param counts how often each number occurs
 * @returns the mean of the two middle numbers if there is an even number of them; undefined if there are none.
 */
export function medianOf(counts: ReadonlyMap<number, number>): number | undefined {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (total === 0) return undefined;
  const sorted = [...counts].toSorted(([one], [other]) => one - other);
  const at = (position: number): number => {
    let passed = 0;
    for (const [value, count] of sorted) {
      passed += count;
      if (passed > position) return value;
    }
    throw new RangeError(`There is no number at ${position} of ${total}`);
  };
  return (at(Math.ceil(total / 2) - 1) + at(Math.floor(total / 2))) / 2;
}

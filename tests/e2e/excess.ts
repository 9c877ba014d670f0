const format = (bytes: number) => bytes.toLocaleString('en-US');

/** Describes in a sentence by how much a page or island exceeds a budget. Returns undefined if it is within the budget. */
export function describeExcess(
  pageOrIsland: string,
  measure: string,
  bytes: number,
  budget: number,
): string | undefined {
  return bytes > budget
    ? `${pageOrIsland}: ${measure} is ${format(bytes - budget)} B over its budget of ${format(budget)} B`
    : undefined;
}

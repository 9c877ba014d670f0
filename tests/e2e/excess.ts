const format = (bytes: number) => bytes.toLocaleString('en-US');

/** Describes in a sentence by how much a page or island exceeds a budget. Returns undefined within the budget. */
export function describeExcess(owner: string, measure: string, bytes: number, budget: number): string | undefined {
  return bytes > budget
    ? `${owner}: ${measure} is ${format(bytes - budget)} B over its budget of ${format(budget)} B`
    : undefined;
}

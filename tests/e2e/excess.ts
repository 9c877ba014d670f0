const format = (bytes: number) => bytes.toLocaleString('en-US');

/** Describes by how much a page or island exceeds a budget, as a sentence; returns undefined if it does not. */
export function describeExcess(owner: string, what: string, bytes: number, budget: number): string | undefined {
  return bytes > budget
    ? `${owner}: ${what} is ${format(bytes - budget)} B over its budget of ${format(budget)} B`
    : undefined;
}

const format = (bytes: number) => bytes.toLocaleString('en-US');

/** Returns by how much something is over its budget, as a sentence that names the page or island; undefined if it is not. */
export function describeExcess(owner: string, what: string, bytes: number, budget: number): string | undefined {
  return bytes > budget ? `${owner}: ${what} is ${format(bytes - budget)} B over its ${format(budget)} B` : undefined;
}

/** How many rows of a long list are shown at once. */
const pageSize = 25;

/** How many rows to ask for: one more than are shown tells whether there is another page. */
export const rowsOfPage = pageSize + 1;

interface Page<Entry> {
  result: Entry[];
  /** The id to go on after; null on the last page. */
  next: string | null;
}

/** Makes a page of up to `rowsOfPage` entries. */
export function toPage<Entry extends { _id: string }>(entries: Entry[]): Page<Entry> {
  const result = entries.slice(0, pageSize);
  return { result, next: entries.length > pageSize ? (result.at(-1)?._id ?? null) : null };
}

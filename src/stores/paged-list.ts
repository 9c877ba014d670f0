import { createResource, isLoading } from './resource.ts';

/** The rows loaded so far, and the cursor of the next page; null after the last one. */
export interface Rows<T> {
  items: T[];
  next: string | null;
}

interface Page<T> {
  result: T[];
  next: string | null;
}

/**
 * A list that the API serves in pages, each starting at the cursor where the one before ended. Rows stay while more are
 * loading, and when loading more fails.
 * @param fetchPage gets the page at a cursor, or the first one
 * @param initialFilter runs in a browser only
 */
export function createPagedList<Filter, T extends { _id: string }>(
  fetchPage: (filter: Filter, cursor: string | undefined) => Promise<Page<T>>,
  initialFilter: () => Filter,
) {
  let filter: Filter | undefined;
  const rows = createResource(() => load(undefined));
  const { $state } = rows;

  async function load(before: Rows<T> | undefined): Promise<Rows<T>> {
    filter ??= initialFilter();
    const { result, next } = await fetchPage(filter, before?.next ?? undefined);
    return { items: [...(before?.items ?? []), ...result], next };
  }

  return {
    $state,
    /** Starts again from the first page, with another filter. */
    filterBy(other: Filter): Promise<void> {
      filter = other;
      return rows.reload();
    },
    /** Loads the next page; after a failure, the page that failed. */
    more(): Promise<void> {
      const before = $state.get().data;
      return rows.extend(() => load(before));
    },
    /** Starts again from the first page, unless a page is loading. */
    async reload(): Promise<void> {
      if (!isLoading($state.get())) await rows.reload();
    },
    /** Puts a changed row in the place of the old one. */
    replace(changed: T): void {
      rows.update(({ items, next }) => ({
        items: items.map((item) => (item._id === changed._id ? changed : item)),
        next,
      }));
    },
    /** Adds a new row at the end, unless pages are missing: then it comes with the last of them. */
    append(added: T): void {
      rows.update(({ items, next }) => ({ items: next === null ? [...items, added] : items, next }));
    },
  };
}

export type PagedList<T extends { _id: string }> = Pick<
  ReturnType<typeof createPagedList<never, T>>,
  '$state' | 'more'
>;

import { atom } from 'nanostores';
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

/** The initial filter of a list that has none, or that starts without one. */
export const noFilter = () => undefined;

/**
 * A list that the API serves in pages; each page comes with the cursor of the next. Loaded rows stay while more are loading, and
 * when that fails.
 * @param fetchPage requests the page at a cursor, or the first page if the cursor is undefined
 * @param initialFilter called on the first load, only in a browser
 */
export function createPagedList<Filter, T extends { _id: string }>(
  fetchPage: (filter: Filter, cursor: string | undefined) => Promise<Page<T>>,
  initialFilter: () => Filter,
) {
  /** The filter is wrapped in an object, because undefined is a filter too. */
  const $filter = atom<{ filter: Filter } | undefined>();
  const rows = createResource(() => load(undefined));
  const { $state, start } = rows;

  async function load(before: Rows<T> | undefined): Promise<Rows<T>> {
    const { filter } = $filter.get() ?? { filter: initialFilter() };
    $filter.set({ filter });
    const { result, next } = await fetchPage(filter, before?.next ?? undefined);
    return { items: [...(before?.items ?? []), ...result], next };
  }

  return {
    $state,
    /** The filter of the rows; undefined before the first load. */
    $filter,
    start,
    /** Starts again from the first page, with another filter. */
    filterBy(filter: Filter): Promise<void> {
      $filter.set({ filter });
      return rows.reload();
    },
    /** Loads the next page; after a failure, the page that failed. */
    more(): Promise<void> {
      const before = $state.get().data;
      return rows.loadWith(() => load(before));
    },
    /** Starts again from the first page, unless a page is loading. */
    async reload(): Promise<void> {
      if (!isLoading($state.get())) await rows.reload();
    },
    /** Replaces the row with the same id. */
    replace(changed: T): void {
      rows.update(({ items, next }) => ({
        items: items.map((item) => (item._id === changed._id ? changed : item)),
        next,
      }));
    },
    /** Changes the loaded rows. */
    update: rows.update,
    /** Adds a new row at the end, unless more pages are left to load: the last page will contain it. */
    append(added: T): void {
      rows.update(({ items, next }) => ({ items: next === null ? [...items, added] : items, next }));
    },
  };
}

export type PagedList<T extends { _id: string }> = Pick<
  ReturnType<typeof createPagedList<never, T>>,
  '$state' | 'start' | 'more'
>;

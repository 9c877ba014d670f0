import { atom, onMount } from 'nanostores';

/** What is there of a long list. `failed` keeps the rows that came before. */
export interface Pages<T> {
  state: 'loading' | 'failed' | 'ready';
  items: T[];
  /** Where the next page begins; null at the end. */
  next: string | null;
}

interface Page<T> {
  result: T[];
  next: string | null;
}

/**
 * A list that the API gives page by page, each from where the one before ended. It is requested when somebody first
 * looks at it; an answer to a wish that was given up meanwhile is dropped.
 * @param ask asks for the page after a place, or for the first
 * @param firstWish what is wanted at first; called in the browser only
 */
export function createPages<Wish, T extends { _id: string }>(
  ask: (wish: Wish, after: string | undefined) => Promise<Page<T>>,
  firstWish: () => Wish,
) {
  const $pages = atom<Pages<T>>({ state: 'loading', items: [], next: null });
  let wish: Wish | undefined;
  let turn = 0;

  async function request(before: T[], after?: string): Promise<void> {
    const mine = ++turn;
    $pages.set({ state: 'loading', items: before, next: null });
    try {
      wish ??= firstWish();
      const { result, next } = await ask(wish, after);
      if (mine === turn) $pages.set({ state: 'ready', items: [...before, ...result], next });
    } catch (error) {
      console.error(error);
      if (mine === turn) $pages.set({ state: 'failed', items: before, next: after ?? null });
    }
  }

  onMount($pages, () => {
    if (typeof window !== 'undefined') void request([]);
  });

  return {
    $pages,
    /** Asks for something else, from its beginning. */
    show(other: Wish): Promise<void> {
      wish = other;
      return request([]);
    },
    /** Asks for what follows; after a failure, for what did not come. */
    more(): Promise<void> {
      const { items, next } = $pages.get();
      return request(items, next ?? undefined);
    },
    /** Asks again from the beginning, unless an answer is on its way. */
    async renew(): Promise<void> {
      if ($pages.get().state !== 'loading') await request([]);
    },
    /** Puts a changed row in its place. */
    replace(changed: T): void {
      const pages = $pages.get();
      $pages.set({ ...pages, items: pages.items.map((item) => (item._id === changed._id ? changed : item)) });
    },
    /** Puts a new row behind the others, where the API has it too. While some of them are not there it comes with those. */
    append(added: T): void {
      const pages = $pages.get();
      if (pages.state === 'ready' && pages.next === null) $pages.set({ ...pages, items: [...pages.items, added] });
    },
  };
}

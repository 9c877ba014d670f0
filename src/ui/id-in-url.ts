import { readParameter, withParameter } from '../lib/query-parameters.ts';
import { createUrlState } from './url-state.ts';

/** The state of the history entry that this page adds when a row of the list is opened. The entry before it shows the list. */
interface OpenRowState {
  /** The name of the parameter that contains the id of the row. */
  opens: string;
}

/**
 * Creates the state that says which row of a list is open: the id of the row, which is in the URL of the page.
 * @param parameter the parameter of the page's URL that contains the id of the row
 */
export function createIdInUrl(parameter: string) {
  const read = () => readParameter(location.search, parameter);
  const { useValue, change } = createUrlState(read);
  const hrefOf = (id: string | undefined) =>
    `${location.pathname}${withParameter(location.search, parameter, id)}${location.hash}`;
  const wasOpenedHere = () => (history.state as Partial<OpenRowState> | null)?.opens === parameter;

  return {
    /** The id in the URL of the page; undefined if no row is open. */
    useIdInUrl: useValue,
    /** The URL of the page with a row open, or with none. */
    hrefOf,
    /** Opens a row. The browser's Back button returns to the list, however many rows were opened before. */
    open(id: string): void {
      const isRowOpen = read() !== undefined;
      change(() => {
        if (isRowOpen) history.replaceState(history.state, '', hrefOf(id));
        else history.pushState({ opens: parameter } satisfies OpenRowState, '', hrefOf(id));
      });
    },
    /** Goes back to the list. */
    close(): void {
      // Going back triggers `popstate`, which updates the value.
      if (wasOpenedHere()) history.back();
      else change(() => history.replaceState(null, '', hrefOf(undefined)));
    },
  };
}

import { queueParameters, readParameter, withParameter } from '../../../../lib/query-parameters.ts';
import { createUrlState } from '../../../../ui/url-state.ts';

/**
 * A parameter of the page's URL that specifies how the queue is shown. Changing it adds no history entry, so the browser's Back button
 * leaves the queue.
 */
function createViewState(parameter: string) {
  const { useValue, change } = createUrlState(() => readParameter(location.search, parameter));
  return {
    useValue,
    set: (value: string | undefined) =>
      change(() => {
        const search = withParameter(location.search, parameter, value);
        history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
      }),
  };
}

const [viewParameter, columnsParameter] = queueParameters;
const view = createViewState(viewParameter);

/** Whether the queue is a table rather than a list. */
export const useIsTable = () => view.useValue() === 'table';

export const setIsTable = (isTable: boolean) => view.set(isTable ? 'table' : undefined);

/** The parameter that lists the columns of the table. */
export const columnsInUrl = createViewState(columnsParameter);

import { getStaffFiguresEndpoint, type StaffFigures, type StaffFiguresQuery } from '@kindcrate/contract/staff-figures';
import { atom } from 'nanostores';
import { createResource } from './resource.ts';
import { requestInSession } from './session-requests.ts';

/** The months and the organization whose figures are shown; undefined before they have been requested. */
export const $figuresChoice = atom<StaffFiguresQuery | undefined>();

/** What was offered and received in each month. The initial choice is read from the query string of the page's URL. */
export const staffFigures = createResource(() =>
  fetchFigures($figuresChoice.get() ?? parseFiguresChoice(location.search)),
);

async function fetchFigures(query: StaffFiguresQuery): Promise<StaffFigures> {
  $figuresChoice.set(query);
  return (await requestInSession(getStaffFiguresEndpoint, { query })).data;
}

/**
 * Reads a choice from a query string. Invalid parameters are ignored. The organization's parameter is `for`, because
 * `organization` filters the orders.
 */
export function parseFiguresChoice(search: string): StaffFiguresQuery {
  const params = new URLSearchParams(search);
  const month = (name: string) => {
    const value = params.get(name) ?? '';
    return /^20\d{2}-(0[1-9]|1[0-2])$/.test(value) ? value : undefined;
  };
  return { from: month('from'), to: month('to'), organization: params.get('for') || undefined };
}

/** Loads other figures, and writes the choice into the URL of the page. The current figures are shown in the meantime. */
export function chooseFigures(choice: StaffFiguresQuery): void {
  const { from = '', to = '', organization } = choice;
  const params = new URLSearchParams({ from, to, ...(organization && { for: organization }) });
  history.replaceState(history.state, '', `${location.pathname}?${params}${location.hash}`);
  void staffFigures.loadWith(() => fetchFigures(choice));
}

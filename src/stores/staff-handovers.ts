import { type HandoverList, listHandoversEndpoint } from '@kindcrate/contract/staff-handover-list';
import { updateStaffHandoverEndpoint } from '@kindcrate/contract/staff-handovers';
import { atom } from 'nanostores';
import { createResource } from './resource.ts';
import { requestInSession } from './session-requests.ts';

/** The day of the list, `YYYY-MM-DD`; undefined for tomorrow. */
const $day = atom<string | undefined>();

/** The handovers of a day. The initial day is read from the parameter `day` of the page's URL. */
export const staffHandovers = createResource(() => fetchDay($day.get() ?? parseDay(location.search)));

async function fetchDay(from: string | undefined): Promise<HandoverList> {
  return requestInSession(listHandoversEndpoint, { query: { from } });
}

/** Reads the day from a query string. @returns undefined if there is none, or if it is invalid */
export function parseDay(search: string): string | undefined {
  const day = new URLSearchParams(search).get('day') ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : undefined;
}

/** Loads another day, and writes it into the URL of the page. The current list is shown in the meantime. */
export function openDay(day: string): void {
  $day.set(day);
  history.replaceState(history.state, '', `${location.pathname}?day=${day}${location.hash}`);
  void staffHandovers.loadWith(() => fetchDay(day));
}

/**
 * Reports that someone is on their way to a stop.
 * @returns the API's message
 * @throws ApiError if the request fails
 */
export async function reportOnTheWay(id: string): Promise<string> {
  const body = { action: 'leave' } as const;
  const { message, data } = await requestInSession(updateStaffHandoverEndpoint, { parameters: { id }, body });
  const onTheWayAt = data.handover?.onTheWayAt ?? null;
  staffHandovers.update((list) => ({
    ...list,
    result: list.result.map((stop) => (stop.order === id ? { ...stop, onTheWayAt } : stop)),
  }));
  return message;
}

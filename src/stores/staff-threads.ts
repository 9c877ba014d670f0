import type { BodyOf } from '@kindcrate/contract/endpoint';
import {
  getStaffThreadEndpoint,
  listStaffThreadsEndpoint,
  replyToThreadEndpoint,
  type StaffThread,
  type StaffThreadDetails,
  type ThreadFilter,
  threadFilters,
  updateStaffThreadEndpoint,
} from '@kindcrate/contract/staff-threads';
import { createPagedList } from './paged-list.ts';
import { requestInSession } from './session-requests.ts';

const parameter = 'show';

/** Reads the filter from a query string such as `?show=mine`; `unanswered` by default. */
export function parseThreadFilter(search: string): ThreadFilter {
  const value = new URLSearchParams(search).get(parameter);
  return threadFilters.find((filter) => filter === value) ?? 'unanswered';
}

/** The threads of the desk. The initial filter is read from the query string of the page's URL. */
export const staffThreads = createPagedList<ThreadFilter, StaffThread>(
  (show, after) => requestInSession(listStaffThreadsEndpoint, { query: { show, after } }),
  () => parseThreadFilter(location.search),
);

/** Lists the threads that match a filter, and writes the filter into the URL of the page. */
export function filterThreads(filter: ThreadFilter): Promise<void> {
  const parameters = new URLSearchParams(location.search);
  parameters.set(parameter, filter);
  history.replaceState(history.state, '', `${location.pathname}?${parameters}${location.hash}`);
  return staffThreads.filterBy(filter);
}

/** @throws ApiError */
export async function loadStaffThread(id: string): Promise<StaffThreadDetails> {
  return (await requestInSession(getStaffThreadEndpoint, { parameters: { id } })).data;
}

/**
 * Replies to the messages of a thread that the person at the desk has seen, and updates the row of the thread. Returns the API's message
 * and the thread.
 */
export async function replyToThread(id: string, body: BodyOf<typeof replyToThreadEndpoint>, idempotencyKey: string) {
  const reply = await requestInSession(replyToThreadEndpoint, { parameters: { id }, body, idempotencyKey });
  staffThreads.replace(toRow(reply.data));
  return reply;
}

/** Changes a thread, and updates its row. Returns the API's message and the thread. */
export async function updateStaffThread(id: string, body: BodyOf<typeof updateStaffThreadEndpoint>) {
  const reply = await requestInSession(updateStaffThreadEndpoint, { parameters: { id }, body });
  staffThreads.replace(toRow(reply.data));
  return reply;
}

const toRow = ({ email: _, read: __, canReply: ___, messages: ____, ...row }: StaffThreadDetails): StaffThread => row;

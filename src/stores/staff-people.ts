import type { BodyOf } from '@kindcrate/contract/endpoint';
import {
  blockPersonEndpoint,
  listPeopleEndpoint,
  type Person,
  updatePersonEndpoint,
} from '@kindcrate/contract/staff-people';
import { createPagedList, noFilter } from './paged-list.ts';
import { withRecentLogin } from './password-check.ts';
import { requestInSession } from './session-requests.ts';
import { updateOpenPerson } from './staff-person.ts';

/** All accounts that match a search. */
export const staffPeople = createPagedList<string | undefined, Person>(
  (q, after) => requestInSession(listPeopleEndpoint, { query: { q, after } }),
  // The first load has no search.
  noFilter,
);

/** Changes a person's role or ends their sessions. Returns the API's message. */
export async function updatePerson(id: string, body: BodyOf<typeof updatePersonEndpoint>): Promise<string> {
  const { message, data } = await withRecentLogin(() =>
    requestInSession(updatePersonEndpoint, { parameters: { id }, body }),
  );
  showChanged(data);
  return message;
}

/** Blocks or unblocks a person. Returns the API's message. */
export async function blockPerson(id: string, body: BodyOf<typeof blockPersonEndpoint>): Promise<string> {
  const { message, data } = await requestInSession(blockPersonEndpoint, { parameters: { id }, body });
  showChanged(data);
  return message;
}

/** Removes a deleted account from the list. */
export function removePerson(id: string): void {
  staffPeople.update(({ items, next }) => ({ items: items.filter(({ _id }) => _id !== id), next }));
}

function showChanged(person: Person): void {
  staffPeople.replace(person);
  updateOpenPerson(person);
}

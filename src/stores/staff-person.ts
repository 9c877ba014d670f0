import type { CoinEntry } from '@kindcrate/contract/coin-ledger';
import type { Person } from '@kindcrate/contract/staff-people';
import {
  addPersonNoteEndpoint,
  endPersonSessionEndpoint,
  getPersonEndpoint,
  listPersonCoinsEndpoint,
  listPersonNotesEndpoint,
  listPersonOrdersEndpoint,
  listPersonSessionsEndpoint,
  listPersonThreadsEndpoint,
  type PersonDetails,
  type PersonNote,
  type PersonOrder,
} from '@kindcrate/contract/staff-person';
import type { StaffThread } from '@kindcrate/contract/staff-threads';
import { openParameters, readParameter } from '../lib/query-parameters.ts';
import { createPagedList, noFilter } from './paged-list.ts';
import { createResource } from './resource.ts';
import { requestInSession } from './session-requests.ts';

/** The person whose id is in the URL of the page. */
export const openPerson = createResource<PersonDetails>(async () => {
  const id = readParameter(location.search, openParameters.person) ?? '';
  return (await requestInSession(getPersonEndpoint, { parameters: { id } })).data;
});

/** Updates the open person, if that is the person who has changed. */
export function updateOpenPerson(changed: Person): void {
  openPerson.update((person) => (person._id === changed._id ? { ...person, ...changed } : person));
}

/** The lists on the page of one person. */
export function createPersonLists(id: string) {
  const parameters = { id };
  const sessions = createResource(
    async () => (await requestInSession(listPersonSessionsEndpoint, { parameters })).result,
  );
  const notes = createPagedList<undefined, PersonNote>(
    (_, after) => requestInSession(listPersonNotesEndpoint, { parameters, query: { after } }),
    noFilter,
  );
  return {
    orders: createPagedList<undefined, PersonOrder>(
      (_, after) => requestInSession(listPersonOrdersEndpoint, { parameters, query: { after } }),
      noFilter,
    ),
    coins: createPagedList<undefined, CoinEntry>(
      (_, after) => requestInSession(listPersonCoinsEndpoint, { parameters, query: { after } }),
      noFilter,
    ),
    threads: createPagedList<undefined, StaffThread>(
      (_, after) => requestInSession(listPersonThreadsEndpoint, { parameters, query: { after } }),
      noFilter,
    ),
    notes,
    sessions,
    /** Adds a note, and shows it above the others. Returns the API's message. */
    async addNote(text: string): Promise<string> {
      const { message } = await requestInSession(addPersonNoteEndpoint, { parameters, body: { text } });
      await notes.reload();
      return message;
    },
    /** Ends a session. Returns the API's message. */
    async endSession(sessionId: string): Promise<string> {
      const { message } = await requestInSession(endPersonSessionEndpoint, {
        parameters,
        body: { session: sessionId },
      });
      sessions.update((list) => list.filter(({ _id }) => _id !== sessionId));
      return message;
    },
  };
}

export type PersonLists = ReturnType<typeof createPersonLists>;

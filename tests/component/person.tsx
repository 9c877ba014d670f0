import {
  getPersonEndpoint,
  listPersonCoinsEndpoint,
  listPersonNotesEndpoint,
  listPersonOrdersEndpoint,
  listPersonSessionsEndpoint,
  listPersonThreadsEndpoint,
  type PersonDetails,
} from '@kindcrate/contract/staff-person';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { donor } from '../../src/workbench/desk-fixtures.ts';
import {
  donorDetails,
  personCoinEntries,
  personNote,
  personOrder,
  personSession,
  personThreads,
} from '../../src/workbench/person-fixtures.ts';
import { openDesk, staffCopy } from './desk.tsx';
import { api } from './mock-api.ts';

export const personCopy = staffCopy.people.page;

/** Arranges the replies for the page of a person. @param withEmptyLists whether they have no orders, coins, notes and so on */
export async function arrangePerson(person: PersonDetails, { withEmptyLists = false } = {}): Promise<void> {
  const rows = <T,>(...result: T[]) => ({ result: withEmptyLists ? [] : result, next: null });
  await Promise.all([
    api.reply(getPersonEndpoint, { data: person }),
    api.reply(listPersonOrdersEndpoint, rows(personOrder)),
    api.reply(listPersonCoinsEndpoint, rows(...personCoinEntries)),
    api.reply(listPersonThreadsEndpoint, rows(...personThreads)),
    api.reply(listPersonNotesEndpoint, rows(personNote)),
    api.reply(listPersonSessionsEndpoint, { result: withEmptyLists ? [] : [personSession] }),
  ]);
}

/** Opens the page of a person from the list of people. */
export async function openPerson(person: PersonDetails = donorDetails, { withEmptyLists = false } = {}): Promise<void> {
  await arrangePerson(person, { withEmptyLists });
  await openDesk('people', { people: [{ ...donor, _id: person._id, username: person.username }] });
  await page.getByRole('link', { name: person.username, exact: true }).click();
  await expect.element(page.getByRole('heading', { level: 2, name: person.username })).toHaveFocus();
}

import { getPersonEndpoint, listPersonThreadsEndpoint } from '@kindcrate/contract/staff-person';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { donorDetails, longDetails, partnerDetails } from '../../../src/workbench/person-fixtures.ts';
import { openDesk, staffCopy } from '../desk.tsx';
import { api, expectBrowserError } from '../mock-api.ts';
import { arrangePerson, openPerson, personCopy } from '../person.tsx';
import { testAccessibility } from './accessibility.ts';

const expectText = (text: string) => expect.element(page.getByText(text).first()).toBeVisible();

/** Opens the page of a person by its URL. */
async function openByUrl(): Promise<void> {
  history.replaceState(null, '', `?person=${donorDetails._id}#people`);
  await openDesk('people');
}

const states: Record<string, () => Promise<unknown>> = {
  'of a donor': () => openPerson(),
  'of a partner, with empty lists': () => openPerson(partnerDetails, { withEmptyLists: true }),
  'of a blocked donor, with long words and large numbers': () => openPerson(longDetails),
  'while it loads': async () => {
    await arrangePerson(donorDetails);
    await api.keepPending(getPersonEndpoint);
    await openByUrl();
    await expectText(staffCopy.list.loading);
  },
  'that could not be loaded': async () => {
    await expectBrowserError(/503/);
    await expectBrowserError(/ApiError/);
    await arrangePerson(donorDetails);
    await api.respond(getPersonEndpoint, { status: 503, json: {} });
    await openByUrl();
    await expectText(staffCopy.list.failed);
  },
  'of someone who does not exist': async () => {
    await expectBrowserError(/404/);
    await arrangePerson(donorDetails);
    await api.respond(getPersonEndpoint, { status: 404, json: { success: false, code: 'not_found', message: 'Gone' } });
    await openByUrl();
    await expectText(personCopy.missing);
  },
  'whose threads could not be loaded': async () => {
    await expectBrowserError(/503/);
    await expectBrowserError(/ApiError/);
    await arrangePerson(donorDetails);
    await api.respond(listPersonThreadsEndpoint, { status: 503, json: {} });
    await openByUrl();
    await expectText(staffCopy.list.failed);
  },
};

for (const [state, reachState] of Object.entries(states))
  testAccessibility(`the desk: the page of a person ${state}`, reachState);

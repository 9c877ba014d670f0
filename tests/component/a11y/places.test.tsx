import { listStaffPlacesEndpoint, updatePlaceEndpoint } from '@kindcrate/contract/staff-places';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { emptyPlace, enteredPlace, longPlace } from '../../../src/workbench/place-fixtures.ts';
import { openDesk, staffCopy } from '../desk.tsx';
import { api, expectBrowserError } from '../mock-api.ts';
import { conflict } from '../needs.tsx';
import { openPlaceForm, openPlaces, openPlacesAsVolunteer, placesCopy, savedPlaceReply } from '../places.tsx';
import { testAccessibility } from './accessibility.ts';

const expectText = (text: string) => expect.element(page.getByText(text).first()).toBeVisible();
const save = () => page.getByRole('button', { name: placesCopy.save }).click();

const states: Record<string, () => Promise<unknown>> = {
  'places, one with long words': () => openPlaces([enteredPlace, longPlace]),
  'a volunteer’s organization without a place': () => openPlacesAsVolunteer(emptyPlace),
  'places that are loading': async () => {
    await api.keepPending(listStaffPlacesEndpoint);
    await openDesk('places');
    await expectText(staffCopy.list.loading);
  },
  'places that could not be loaded': async () => {
    await expectBrowserError(/503/);
    await expectBrowserError(/ApiError/);
    await api.respond(listStaffPlacesEndpoint, { status: 503, json: {} });
    await openDesk('places');
    await expectText(staffCopy.list.failed);
  },
  'the form of a place with long words': async () => {
    await openPlaces([longPlace]);
    await openPlaceForm(longPlace);
  },
  'the form of a place with invalid values': async () => {
    await openPlaces();
    const form = await openPlaceForm();
    await form.getByRole('button', { name: 'Add hours on Friday' }).click();
    await form.getByRole('button', { name: placesCopy.closedDays.add }).click();
    await form.getByRole('checkbox', { name: 'Tuesday' }).click();
    await form.getByRole('checkbox', { name: 'Thursday' }).click();
    await save();
    await expect.element(page.getByRole('alert')).toBeVisible();
  },
  'a place that a colleague changed first': async () => {
    await expectBrowserError(/409/);
    await api.respond(updatePlaceEndpoint, conflict);
    await openPlaces();
    await openPlaceForm();
    await save();
    await expectText(placesCopy.reloadLatest.label);
  },
  'a place that was saved': async () => {
    await api.reply(updatePlaceEndpoint, savedPlaceReply(enteredPlace));
    await openPlaces();
    await openPlaceForm();
    await save();
    await expectText('It has been saved');
  },
};

for (const [state, reachState] of Object.entries(states)) testAccessibility(`the desk: ${state}`, reachState);

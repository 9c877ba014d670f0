import { listStaffOrdersEndpoint } from '@kindcrate/contract/staff-orders';
import { listStaffPlacesEndpoint, type StaffPlace } from '@kindcrate/contract/staff-places';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { enteredPlace } from '../../src/workbench/place-fixtures.ts';
import { mountDesk, openDesk, staffCopy } from './desk.tsx';
import { api } from './mock-api.ts';

export const { places: placesCopy } = staffCopy;

/** The row of an organization's place. */
export const placeRow = ({ organization: { title } }: StaffPlace) => page.getByRole('article', { name: title });

/** Opens the places tab as staff, and waits until it has loaded. */
export async function openPlaces(places: StaffPlace[] = [enteredPlace]): Promise<void> {
  await api.reply(listStaffPlacesEndpoint, { result: places });
  await openDesk('places');
  for (const place of places) await expect.element(placeRow(place)).toBeVisible();
}

/** Opens the places tab as a volunteer of one organization. */
export async function openPlacesAsVolunteer(place: StaffPlace): Promise<void> {
  await api.reply(listStaffPlacesEndpoint, { result: [place] });
  await api.reply(listStaffOrdersEndpoint, { result: [], next: null });
  await mountDesk('places', 'volunteer');
  await expect.element(placeRow(place)).toBeVisible();
}

/** Opens the form of a place. */
export async function openPlaceForm({ place, organization: { title } }: StaffPlace = enteredPlace) {
  const name = place ? placesCopy.edit : placesCopy.enter;
  await page.getByRole('button', { name: `${name} ${title}` }).click();
  const form = page.getByRole('form', { name });
  await expect.element(form.getByLabelText(placesCopy.address.street)).toHaveFocus();
  return form;
}

/** The API's reply to an edit. */
export const savedPlaceReply = (data: StaffPlace, message = 'It has been saved') => ({ success: true, message, data });

import { listStaffPlacesEndpoint, updatePlaceEndpoint } from '@kindcrate/contract/staff-places';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emptyPlace, enteredPlace, longPlace } from '../../../src/workbench/place-fixtures.ts';
import { api, expectBrowserError, failure } from '../mock-api.ts';
import { unmount } from '../mount.tsx';
import { conflict, lastBody } from '../needs.tsx';
import { openPlaceForm, openPlaces, openPlacesAsVolunteer, placeRow, placesCopy, savedPlaceReply } from '../places.tsx';
import { resetStores } from '../stores.ts';

const { place } = enteredPlace;
const tuesdayLabel = (n: number, time: 'opens' | 'closes') => `Tuesday, hours ${n}: ${time}`;
type Form = Awaited<ReturnType<typeof openPlaceForm>>;
const save = (form: Form) => form.getByRole('button', { name: placesCopy.save }).click();

test('the desk shows the place of each organization, and which organizations have none yet', async () => {
  await openPlaces([enteredPlace, { ...emptyPlace, organization: { _id: 'empty', title: 'Pagewheel' } }, longPlace]);
  const row = placeRow(enteredPlace);
  await expect.element(row).toMatchTextContent('8 Sound Road, Harrow Sound 04121');
  await expect.element(row).toMatchTextContent('Tuesday 9:00–12:00, 13:00–17:00');
  await expect.element(row).toMatchTextContent('December 24, 2029 to January 1, 2030: Inventory');
  await expect.element(row).toMatchTextContent('Collects in Harrow Sound: Tuesday and Thursday');
  await expect.element(row).toMatchTextContent('America/New_York');
  await expect.element(page.getByRole('article', { name: 'Pagewheel' })).toMatchTextContent(placesCopy.none);
  await expect.element(placeRow(longPlace)).toMatchTextContent(placesCopy.hours.none);
  await expect.element(placeRow(longPlace)).toMatchTextContent(placesCopy.offers.noCollection);
});

test('a volunteer can enter the place of their own organization', async () => {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  await api.reply(updatePlaceEndpoint, savedPlaceReply({ ...enteredPlace, revision: 2 }, 'The place has been saved.'));
  await openPlacesAsVolunteer(emptyPlace);
  const form = await openPlaceForm(emptyPlace);
  await expect.element(form.getByLabelText(placesCopy.timeZone)).toHaveValue(zone);
  for (const part of ['street', 'number', 'postalCode', 'city'] as const)
    await form.getByLabelText(placesCopy.address[part], { exact: true }).fill(place.address[part]);
  await form.getByLabelText(placesCopy.timeZone).selectOptions('America/New_York');
  await form.getByRole('button', { name: 'Add hours on Tuesday' }).click();
  await expect.element(form.getByLabelText(tuesdayLabel(1, 'opens'))).toHaveFocus();
  await form.getByLabelText(tuesdayLabel(1, 'opens')).fill('09:00');
  await form.getByLabelText(tuesdayLabel(1, 'closes')).fill('12:00');
  await form.getByRole('button', { name: placesCopy.closedDays.add }).click();
  await form.getByLabelText(placesCopy.closedDays.from).fill('2029-12-24');
  await form.getByLabelText(placesCopy.closedDays.until).fill('2030-01-01');
  await form.getByLabelText(placesCopy.closedDays.reason).fill('Inventory');
  await form.getByLabelText(placesCopy.offers.collection).click();
  await form.getByLabelText(placesCopy.offers.area).fill('Harrow Sound');
  await form.getByRole('checkbox', { name: 'Thursday' }).click();
  await form.getByLabelText(placesCopy.offers.capacity).fill('4');
  await save(form);
  await expect.element(page.getByText('The place has been saved.')).toHaveFocus();
  await expect.element(placeRow(enteredPlace)).toMatchTextContent('8 Sound Road');
  expect(await lastBody(updatePlaceEndpoint)).toEqual({
    ...place,
    hours: [{ weekday: 2, opens: '09:00', closes: '12:00' }],
    collection: { area: 'Harrow Sound', weekdays: [4] },
    revision: 1,
  });
});

test('a day can have up to three spans of hours, and removing one keeps the others', async () => {
  await api.reply(updatePlaceEndpoint, savedPlaceReply(enteredPlace));
  await openPlaces();
  const form = await openPlaceForm();
  const addButton = form.getByRole('button', { name: 'Add hours on Tuesday' });
  await addButton.click();
  await form.getByLabelText(tuesdayLabel(3, 'opens')).fill('18:00');
  await form.getByLabelText(tuesdayLabel(3, 'closes')).fill('20:00');
  expect(addButton.elements()).toEqual([]);
  await form.getByRole('button', { name: 'Remove hours 1 on Tuesday' }).click();
  await expect.element(addButton).toHaveFocus();
  await save(form);
  await expect.element(page.getByText('It has been saved')).toBeVisible();
  expect((await lastBody(updatePlaceEndpoint)).hours).toEqual([
    { weekday: 2, opens: '13:00', closes: '17:00' },
    { weekday: 2, opens: '18:00', closes: '20:00' },
    { weekday: 6, opens: '11:00', closes: '16:00' },
  ]);
});

test('invalid values of a place get messages at their fields until they are corrected, and nothing is sent', async () => {
  await openPlaces();
  const form = await openPlaceForm();
  await form.getByLabelText(placesCopy.address.city).fill('');
  await form.getByLabelText(tuesdayLabel(2, 'closes')).fill('12:30');
  await form.getByLabelText(placesCopy.closedDays.until).fill('2029-12-01');
  await form.getByRole('checkbox', { name: 'Tuesday' }).click();
  await form.getByRole('checkbox', { name: 'Thursday' }).click();
  await form.getByLabelText(placesCopy.offers.capacity).fill('many');
  await save(form);
  const alert = form.getByRole('alert');
  await expect.element(alert).toHaveFocus();
  expect(alert.getByRole('listitem').elements()).toHaveLength(5);
  const closes = form.getByLabelText(tuesdayLabel(2, 'closes'));
  await expect.element(closes).toHaveAccessibleDescription('The closing time must be later than the opening time');
  await expect.element(form.getByLabelText(placesCopy.offers.capacity)).toHaveValue('many');
  await expect
    .element(form.getByRole('group', { name: placesCopy.offers.weekdays }))
    .toHaveAccessibleDescription('Choose at least one day of the week');
  await closes.fill('17:00');
  await expect.element(closes).toBeValid();
  await form.getByRole('checkbox', { name: 'Friday' }).click();
  expect(alert.getByRole('listitem').elements()).toHaveLength(3);
  expect(await api.sent(updatePlaceEndpoint)).toEqual([]);
});

test('overlapping hours get a message at the group of weekly hours', async () => {
  await openPlaces();
  const form = await openPlaceForm();
  await form.getByLabelText(tuesdayLabel(2, 'opens')).fill('11:00');
  await save(form);
  const week = form.getByRole('group', { name: placesCopy.hours.title });
  await expect.element(week).toHaveAccessibleDescription(/Two time ranges on the same day overlap/);
});

test('a value of a place that the API refuses gets a message at its field', async () => {
  await expectBrowserError(/400/);
  const message = 'Enter a time from 00:00 to 23:59';
  await api.respond(updatePlaceEndpoint, failure(400, message, 'invalid_fields', { 'hours.1.opens': message }));
  await openPlaces();
  const form = await openPlaceForm();
  await save(form);
  await expect.element(form.getByLabelText(tuesdayLabel(2, 'opens'))).toHaveFocus();
  await expect.element(form.getByLabelText(tuesdayLabel(2, 'opens'))).toHaveAccessibleDescription(message);
});

test('after a conflict, untouched parts of a place show what a colleague saved, and changed ones keep what was entered', async () => {
  await expectBrowserError(/409/);
  await api.respond(updatePlaceEndpoint, conflict);
  await openPlaces();
  const form = await openPlaceForm();
  await form.getByLabelText(tuesdayLabel(1, 'opens')).fill('08:15');
  await form.getByLabelText(placesCopy.address.number).fill('10');
  await save(form);
  await expect.element(form.getByRole('alert')).toMatchTextContent('Someone else changed this in the meantime.');
  const latestPlace = {
    ...place,
    address: { ...place.address, number: '9', street: 'Quay' },
    hours: [{ weekday: 1, opens: '07:00', closes: '08:00' }, ...place.hours],
    dropOff: false,
  };
  await api.reply(listStaffPlacesEndpoint, { result: [{ ...enteredPlace, place: latestPlace, revision: 4 }] });
  await form.getByRole('button', { name: placesCopy.reloadLatest.label }).click();
  await expect.element(form.getByText(placesCopy.reloadLatest.doneWithDraft)).toBeVisible();
  await expect.element(form.getByLabelText(placesCopy.address.street)).toHaveValue('Quay');
  await expect.element(form.getByLabelText(placesCopy.address.number)).toHaveValue('10');
  await expect.element(form.getByLabelText('Monday, hours 1: opens')).toHaveValue('07:00');
  await api.reply(updatePlaceEndpoint, savedPlaceReply(enteredPlace));
  await save(form);
  await expect.element(page.getByText('It has been saved')).toHaveFocus();
  expect(await lastBody(updatePlaceEndpoint)).toMatchObject({
    address: { street: 'Quay', number: '10' },
    hours: [{ opens: '07:00' }, { opens: '08:15' }, { opens: '13:00' }, { opens: '11:00' }],
    dropOff: false,
    revision: 4,
  });
});

test('the draft of a place survives a reload, and opening the form without a change leaves no draft', async () => {
  await openPlaces();
  const form = await openPlaceForm();
  await form.getByRole('button', { name: placesCopy.cancel }).click();
  await openPlaceForm();
  unmount();
  resetStores();
  await openPlaces();
  expect(form.elements()).toEqual([]);
  await openPlaceForm();
  await form.getByRole('button', { name: 'Add hours on Friday' }).click();
  await form.getByLabelText('Friday, hours 1: opens').fill('10:30');
  await form.getByLabelText(placesCopy.offers.dropOff).click();
  unmount();
  resetStores();
  await openPlaces();
  await expect.element(form.getByText(placesCopy.draftRestored)).toBeVisible();
  await expect.element(form.getByLabelText('Friday, hours 1: opens')).toHaveValue('10:30');
  await expect.element(form.getByLabelText(placesCopy.offers.dropOff)).not.toBeChecked();
  await form.getByRole('button', { name: placesCopy.clearDraft }).click();
  expect(form.getByLabelText('Friday, hours 1: opens').elements()).toEqual([]);
  await expect.element(form.getByLabelText(placesCopy.offers.dropOff)).toBeChecked();
});

test('the form of a place opens with the focus in its first field, and canceling it by keyboard returns the focus to the button that opened it', async () => {
  await openPlaces();
  const form = await openPlaceForm();
  await userEvent.keyboard('{Control>}a{/Control}Quay');
  await expect.element(form.getByLabelText(placesCopy.address.street)).toHaveValue('Quay');
  (form.getByRole('button', { name: placesCopy.cancel }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: /^Edit/ })).toHaveFocus();
  await expect.element(placeRow(enteredPlace)).toMatchTextContent('8 Sound Road');
});

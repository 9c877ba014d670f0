import { type HandoverTime, listTimesEndpoint } from '@kindcrate/contract/handovers';
import { placeOrderEndpoint } from '@kindcrate/contract/order-placement';
import { listOrganizationsEndpoint, type Organization } from '@kindcrate/contract/organizations';
import { fillPath } from '@kindcrate/contract/path-params';
import type { Place } from '@kindcrate/contract/places';
import { changeOrderStatusEndpoint } from '@kindcrate/contract/staff-orders';
import type { APIRequestContext, Page } from 'playwright/test';
import { callApi, fetchToken } from './accounts.ts';
import { donateButton, expectThanks, fillInDonation, openDonationForm } from './donation-form.ts';
import { expect, test } from './fixtures.ts';
import { plainPhoto } from './photos.ts';
import { bearer, staff } from './staff.ts';

const times = (page: Page) => page.getByRole('group', { name: 'When works for you?' });
const time = (page: Page, index: number) => times(page).getByRole('checkbox').nth(index);
const handover = (page: Page) => page.getByRole('region', { name: 'Handover' });
const address = { Street: 'Harbor Row', Number: '14', 'Postal code': '04121', City: 'Harrow Sound' };
const addressLine = '14 Harbor Row, Harrow Sound 04121';

type OrganizationWithPlace = Organization & { place: Place };

async function findOrganization(
  request: APIRequestContext,
  isSuitable: (place: Place) => boolean,
): Promise<OrganizationWithPlace> {
  const { result } = await callApi(request, listOrganizationsEndpoint);
  return result.find(({ place }: Organization) => place && isSuitable(place));
}

/** Books all handovers that an organization can take in one hour, with gifts that the desk accepts. */
async function fillHour(request: APIRequestContext, { _id, place }: OrganizationWithPlace, { start }: HandoverTime) {
  const asStaff = bearer(await fetchToken(request, staff));
  const image = await plainPhoto('green');
  const fields = { charity: _id, itemsName: 'Boots', location: '4 Mill Lane', quantity: '1', phone: '01234567890' };
  for (let count = 0; count < place.capacityPerHour; count++) {
    const multipart = { ...fields, image, handover: JSON.stringify({ kind: 'drop-off', times: [start] }) };
    const placed = await request.post(`/api${placeOrderEndpoint.path}`, { multipart, headers: asStaff });
    const { _id: id } = (await placed.json()).data;
    const call = { ...changeOrderStatusEndpoint, path: fillPath(changeOrderStatusEndpoint.path, { id }) };
    for (const status of ['under review', 'accepted']) await callApi(request, call, { status }, asStaff);
  }
}

/** Presses Tab until a control whose `name` attribute matches the pattern has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const focused = page.locator(':focus');
  for (let count = 0; count < 60; count++) {
    await page.keyboard.press('Tab');
    if (name.test((await focused.getAttribute('name')) ?? '')) return;
  }
  throw new Error(`The Tab key does not reach ${name}`);
}

test('a donor asks for a collection with the keyboard alone, and sees the address and times again after a reload and after sending the form', async ({
  page,
  request,
  signInDonor,
}) => {
  await signInDonor();
  const { title } = await findOrganization(request, ({ collection }) => collection !== null);
  await fillInDonation(page);
  await page.getByRole('radio', { name: title }).check();
  await page.getByRole('radio', { name: title }).focus();
  const collectionOption = page.getByRole('radio', { name: 'Have it picked up' });
  await expect(collectionOption).toBeVisible();
  await tabTo(page, /^handover\.kind$/);
  await page.keyboard.press('Space');
  await expect(collectionOption).toBeChecked();
  await expect(time(page, 0)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Decide later' })).toBeFocused();
  for (let count = 0; count < 2; count++) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
  }
  await expect(times(page)).toContainText('2 of 3 chosen');
  for (const [label, text] of Object.entries(address)) {
    await tabTo(page, /^handover\.address/);
    await expect(page.getByLabel(label, { exact: true })).toBeFocused();
    await page.keyboard.type(text);
  }
  await expect(page.getByLabel('Location')).toHaveValue(addressLine);

  await page.reload();
  await expect(collectionOption).toBeChecked();
  await expect(page.getByLabel('Street')).toHaveValue('Harbor Row');
  await expect(time(page, 1)).toBeChecked();
  await expect(page.getByLabel('Location')).toHaveValue(addressLine);
  await page.getByLabel('Image').setInputFiles(await plainPhoto('gold'));
  await donateButton(page).focus();
  await page.keyboard.press('Enter');
  await expectThanks(page);
  await expect(handover(page)).toContainText('You asked for:');
  await expect(handover(page).getByRole('listitem')).toHaveCount(2);
  await page.goto('/profile#orders');
  await expect(handover(page).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByText(addressLine).first()).toBeVisible();

  await openDonationForm(page);
  await page.getByRole('radio', { name: title }).check();
  await collectionOption.check();
  await expect(page.getByLabel('Street')).toHaveValue('Harbor Row');
});

test('a handover time that was taken in the meantime is marked as no longer free, and the donor can choose another one immediately', async ({
  page,
  request,
  signInDonor,
  expectBrowserError,
}) => {
  expectBrowserError(/400/);
  await signInDonor();
  const organization = await findOrganization(request, (place) => place.dropOff && place.capacityPerHour <= 2);
  await fillInDonation(page);
  await page.getByRole('radio', { name: organization.title }).check();
  await page.getByRole('radio', { name: 'Bring it' }).check();
  await time(page, 2).check();
  await time(page, 3).check();
  const path = fillPath(listTimesEndpoint.path, { id: organization._id });
  const { result } = await callApi(request, { ...listTimesEndpoint, path });
  await fillHour(request, organization, result[2]);
  await donateButton(page).click();
  await expect(times(page)).toContainText('That time has just been taken. Choose another one');
  await expect(times(page)).toContainText('No longer available: ');
  await expect(times(page)).toContainText('1 of 3 chosen');
  await expect(time(page, 2)).toBeChecked();
  await expect(page.getByLabel('Items Name')).toHaveValue('A lamp');
  await time(page, 0).check();
  await donateButton(page).click();
  await expectThanks(page);
  await expect(handover(page).getByRole('listitem')).toHaveCount(2);
});

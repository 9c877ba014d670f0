import { listTimesEndpoint } from '@kindcrate/contract/handovers';
import { placeOrderEndpoint } from '@kindcrate/contract/order-placement';
import { listOrganizationsEndpoint } from '@kindcrate/contract/organizations';
import { fillPath } from '@kindcrate/contract/path-params';
import { changeOrderStatusEndpoint } from '@kindcrate/contract/staff-orders';
import type { APIRequestContext, Page } from 'playwright/test';
import { callApi, type Donor, fetchToken } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { emailsTo } from './mailbox.ts';
import { plainPhoto } from './photos.ts';
import { bearer, staff } from './staff.ts';

const handover = (page: Page) => page.getByRole('region', { name: 'Handover' });
const button = (page: Page, name: string | RegExp) => handover(page).getByRole('button', { name });

/** Places an order for which the donor chooses a drop-off, and accepts it as staff with two times to choose from. */
async function offerTimes(request: APIRequestContext, donor: Donor): Promise<void> {
  const { result: organizations } = await callApi(request, listOrganizationsEndpoint);
  const organization = organizations.find(({ place }: { place?: { dropOff: boolean } }) => place?.dropOff);
  const multipart = {
    charity: organization._id,
    itemsName: 'Winter coats',
    location: '4 Mill Lane',
    quantity: '3',
    phone: '01234567890',
    image: await plainPhoto('green'),
    handover: JSON.stringify({ kind: 'drop-off' }),
  };
  const headers = bearer(await fetchToken(request, donor));
  const placed = await request.post(`/api${placeOrderEndpoint.path}`, { multipart, headers });
  const { _id: id } = (await placed.json()).data;
  const times = { ...listTimesEndpoint, path: fillPath(listTimesEndpoint.path, { id: organization._id }) };
  const { result } = await callApi(request, times);
  const call = { ...changeOrderStatusEndpoint, path: fillPath(changeOrderStatusEndpoint.path, { id }) };
  const asStaff = bearer(await fetchToken(request, staff));
  await callApi(request, call, { status: 'under review' }, asStaff);
  const starts = result.slice(-2).map(({ start }: { start: string }) => start);
  await callApi(request, call, { status: 'accepted', times: starts }, asStaff);
}

/** Waits for an email whose subject begins with the given words. @returns the link to the handover page in the email */
async function waitForHandoverLink(address: string, subject: string): Promise<string> {
  const find = async () => (await emailsTo(address)).find((email) => email.subject.startsWith(subject));
  await expect.poll(find).toBeTruthy();
  return /http:\S+\/handover#[\w-]+/.exec((await find())?.text ?? '')?.[0] ?? '';
}

test('a donor chooses a handover time through the link in an email without logging in, and cancels that time in the profile', async ({
  page,
  request,
  registerDonor,
  context,
  baseURL,
}) => {
  const donor = await registerDonor();
  await offerTimes(request, donor);
  const link = await waitForHandoverLink(donor.email, 'Choose a time for your donation');
  await page.goto(link);
  await expect(page.getByText('“Winter coats” for')).toBeVisible();
  await button(page, /^Choose /)
    .first()
    .click();
  await expect(handover(page).getByRole('status')).toContainText('The time has been agreed on.');
  await expect(handover(page)).toBeFocused();
  await page.reload();
  await expect(handover(page).locator('time')).toBeVisible();
  await waitForHandoverLink(donor.email, 'Your donation KC-');

  const localStorage = [{ name: 'token', value: await fetchToken(request, donor) }];
  await context.setStorageState({ cookies: [], origins: [{ origin: baseURL ?? '', localStorage }] });
  await page.goto('/profile#orders');
  await expect(handover(page).locator('time')).toBeVisible();
  await button(page, 'Cancel this time').click();
  await button(page, 'Yes, cancel this time').click();
  await expect(handover(page)).toContainText('No time is set');
  await waitForHandoverLink(donor.email, 'The time for your donation');
});

test('a donor asks for other handover times through the link in an email, with the keyboard alone', async ({
  page,
  request,
  registerDonor,
}) => {
  const donor = await registerDonor();
  await offerTimes(request, donor);
  await page.goto(await waitForHandoverLink(donor.email, 'Choose a time for your donation'));
  await button(page, 'Another time').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Choose up to 3 times that suit you')).toBeFocused();
  await button(page, 'Ask for these times').focus();
  await page.keyboard.press('Enter');
  await expect(handover(page).getByRole('alert')).toHaveText('Choose at least one time.');
  await handover(page).getByRole('checkbox').first().focus();
  await page.keyboard.press('Space');
  await button(page, 'Ask for these times').focus();
  await page.keyboard.press('Enter');
  await expect(handover(page)).toContainText('You asked for:');
  await expect(handover(page).getByRole('listitem')).toHaveCount(1);
});

test('the handover page says what to do when its link is incomplete or no longer valid', async ({
  page,
  expectBrowserError,
}) => {
  await page.goto('/handover');
  await expect(page.getByRole('alert')).toContainText('This page needs the link from our email.');
  expectBrowserError(/410/);
  await page.goto(`/handover#${'A'.repeat(48)}`);
  await expect(page.getByRole('alert')).toContainText('This link is no longer valid.');
});

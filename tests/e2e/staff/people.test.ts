import type { Page } from 'playwright/test';
import type { Donor } from '../accounts.ts';
import { uniqueWord } from './desk-api.ts';
import { expect, test } from './fixtures.ts';

/** Finds a person and opens their page. */
async function openPerson(page: Page, { email }: Donor) {
  await page.goto('/staff#people');
  await page.getByLabel('Search').fill(email);
  await page.getByRole('button', { name: 'Find people' }).click();
  const person = page.getByRole('article');
  await expect(person).toHaveCount(1);
  await person.getByRole('heading').getByRole('link').click();
  await expect(person.getByRole('region', { name: 'Account', exact: true })).toBeVisible();
  return person;
}

test('staff can find a person by part of the name, and see a message when nobody matches', async ({
  page,
  desk,
  signInStaff,
}) => {
  const { email } = await desk.registerDonor({ username: 'Zenobia' });
  await signInStaff();
  await page.goto('/staff#people');
  const find = async (text: string) => {
    await page.getByLabel('Search').fill(text);
    await page.getByRole('button', { name: 'Find people' }).click();
  };
  await find('zenob');
  await expect(page.getByRole('article', { name: 'Zenobia Donor' }).filter({ hasText: email })).toBeVisible();
  await find(uniqueWord());
  await expect(page.getByText('Nobody matches.')).toBeVisible();
});

test('staff can make a donor a partner only after choosing a brand', async ({ page, desk, signInStaff }) => {
  const title = `Bakery ${uniqueWord()}`;
  await desk.addBrand(title);
  await signInStaff();
  const donor = await desk.registerDonor({ username: 'Amina' });
  const person = await openPerson(page, donor);
  await person.getByLabel('Role', { exact: true }).selectOption('Partner');
  await person.getByRole('button', { name: 'Save role' }).click();
  await expect(person.getByLabel('Brand', { exact: true })).toBeFocused();
  await expect(person.getByLabel('Brand', { exact: true })).toHaveAccessibleDescription(
    /Choose the brand this partner works for/,
  );
  await person.getByLabel('Brand', { exact: true }).selectOption(title);
  await person.getByRole('button', { name: 'Save role' }).click();
  await expect(person.getByText('Amina now has the role partner and has to log in again.')).toBeVisible();
  await expect(person.getByRole('heading', { level: 2 })).toHaveText(`Amina Partner, ${title}`);
  await page.reload();
  await expect(person.getByLabel('Brand', { exact: true })).toHaveValue(/.+/);
  await expect(person.getByRole('option', { name: title, selected: true })).toBeAttached();
});

test('staff can log a person out everywhere', async ({ page, desk, signInStaff }) => {
  await signInStaff();
  const zoe = await desk.createStaff({ username: 'Zoe' });
  const person = await openPerson(page, zoe);
  const devices = person.getByRole('region', { name: 'Logged in' });
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await person.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(person.getByText('Zoe has been logged out everywhere')).toBeVisible();
  await expect(devices).toContainText('Not logged in anywhere.');
  await expect(desk.call('GET', '/profile', {}, zoe.token)).rejects.toThrow(/401/);
});

test('a member of staff cannot change their own role', async ({ page, signInStaff, expectBrowserError }) => {
  expectBrowserError(/409/);
  const person = await openPerson(page, await signInStaff());
  await person.getByLabel('Role', { exact: true }).selectOption('Donor');
  await person.getByRole('button', { name: 'Save role' }).click();
  await expect(person.getByRole('alert')).toHaveText('You can’t change your own role. Ask a colleague to do it.');
  await expect(person.getByLabel('Role', { exact: true })).toHaveValue('donor');
  await expect(person.getByRole('heading', { level: 2 })).toHaveText(/Staff$/);
});

test('threat 46: staff download the data of a person and delete the account, and the audit log shows both without a name', async ({
  page,
  desk,
  signInStaff,
}) => {
  const name = uniqueWord().slice(0, 10);
  const donor = await desk.registerDonor({ username: name });
  await signInStaff();
  const person = await openPerson(page, donor);
  const downloading = page.waitForEvent('download');
  await person.getByRole('button', { name: 'Download their data' }).click();
  expect((await downloading).suggestedFilename()).toBe('personal-data.zip');
  await person.getByRole('button', { name: 'Delete the account', exact: true }).click();
  await person.getByRole('button', { name: 'Delete the account for good' }).click();
  await expect(page.getByText('The account has been deleted.')).toBeFocused();
  await expect(page.getByText(donor.email)).toHaveCount(0);
  await page.getByRole('tab', { name: 'Audit log' }).click();
  await expect(page.getByText(/deleted the account of a person at their request/).first()).toBeVisible();
  await expect(page.getByText(/downloaded the data of the person “Deleted account”/).first()).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
});

test('the People tab shows that its script could not be loaded, and a button loads the script again', async ({
  page,
  signInStaff,
  expectBrowserError,
}) => {
  expectBrowserError(/staff-tabs/);
  await signInStaff();
  const scriptUrls = '**/staff-tabs.*.js';
  await page.route(scriptUrls, (route) => route.abort());
  await page.goto('/staff#people');
  await expect(page.getByRole('alert')).toContainText('Loading chunk staff-tabs failed');
  await page.unroute(scriptUrls);
  await page.getByRole('alert').getByRole('button').click();
  await expect(page.getByRole('button', { name: 'Find people' })).toBeVisible();
});

test('an order links to the page of its donor, where an added note is still listed after a reload', async ({
  page,
  desk,
  signInStaff,
}) => {
  const donor = await desk.registerDonor({ username: 'Wanjiru' });
  const [id = ''] = await desk.placeOrders(await desk.addOrganization(), ['Lamp'], donor);
  await signInStaff();
  await page.goto(`/staff?open=${id}#orders`);
  await page
    .getByRole('article')
    .getByRole('link', { name: /^Wanjiru/ })
    .click();
  await expect(page.getByRole('heading', { level: 2, name: /^Wanjiru/ })).toBeFocused();
  const notes = page.getByRole('region', { name: 'Notes' });
  await notes.getByLabel('New note').fill('Rings twice');
  await notes.getByRole('button', { name: 'Save the note' }).click();
  await expect(notes.getByRole('listitem')).toContainText('Rings twice');
  await page.reload();
  await expect(notes.getByRole('listitem')).toContainText('Rings twice');
  await expect(page.getByRole('region', { name: 'Orders' }).getByRole('link')).toHaveAttribute(
    'href',
    `?open=${id}#orders`,
  );
  await page.getByRole('link', { name: 'What happened to this account' }).click();
  const entries = page.getByRole('list', { name: 'Audit log' }).getByRole('listitem');
  await expect(entries).toHaveCount(1);
  await expect(entries).toContainText('added a note about the person “Wanjiru”');
});

import type { Page } from 'playwright/test';
import { uniqueWord } from './desk-api.ts';
import { expect, test } from './fixtures.ts';
import { orderDetails } from './orders-tab.ts';

const need = (page: Page, words: string) => page.getByRole('article', { name: words });
const auditLog = (page: Page) => page.getByRole('list', { name: 'Audit log' });

test('a volunteer adds a need with the keyboard, visitors see it, and goods received for it are counted', async ({
  page,
  desk,
  signIn,
}) => {
  const word = uniqueWord();
  const coats = `Coats ${word}`;
  const [organization, otherOrganization] = [await desk.addOrganization(`House ${word}`), await desk.addOrganization()];
  await desk.addNeed(otherOrganization, `Lamps ${word}`);
  const { username, token } = await desk.createVolunteer(organization, { username: 'Amal' });
  await signIn({ token });
  await page.goto('/staff#run-list');
  await page.getByRole('tab', { name: 'Run list' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Nothing is on the list yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Add a need' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Do you want it?')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type(coats);
  await page.keyboard.press('Tab');
  await page.keyboard.type('40');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`“${coats}” is now in the list.`)).toBeFocused();
  await expect(need(page, coats)).toContainText('Clothing › Winter clothing');
  await expect(need(page, coats)).toContainText('0 of 40 received');
  const [added] = await desk.listPublicNeeds(organization);
  expect(added).toMatchObject({
    words: coats,
    category: 'clothing-winter',
    state: 'wanted',
    target: 40,
    urgent: false,
  });

  const [order = ''] = await desk.placeOrders(organization, [`Parkas ${word}`], undefined, added?._id);
  await desk.changeOrderStatus(order, 'under review', 'accepted');
  await page.getByRole('tab', { name: 'Orders' }).click();
  await page.reload();
  await expect(orderDetails(page, word)).toContainText(`For the need${coats} (0 of 40 received)`);
  await page.getByRole('tab', { name: 'Needs' }).click();
  await expect(need(page, coats)).toBeVisible();
  await page.getByRole('tab', { name: 'Orders' }).click();
  await page.getByRole('button', { name: 'Mark as received' }).click();
  await page.getByLabel('Pieces received').fill('5');
  await page.getByRole('form').getByRole('button', { name: 'Mark as received' }).click();
  await expect(orderDetails(page, word)).toContainText(`${coats} (5 of 40 received)`);
  await page.getByRole('tab', { name: 'Needs' }).click();
  await expect(need(page, coats)).toContainText('5 of 40 received');
  expect(await desk.listPublicNeeds(organization)).toMatchObject([{ received: 5 }]);

  const staffMember = await desk.createStaff();
  await page.evaluate((token) => localStorage.setItem('token', token), staffMember.token);
  await page.goto('/staff#trail');
  // Changing only the fragment does not reload the page, so the page would keep the volunteer's session.
  await page.reload();
  await expect(
    auditLog(page)
      .getByRole('listitem')
      .filter({ hasText: `${username} added the need “${coats}”` }),
  ).toContainText(`House ${word}`);
});

test('staff can edit and delete any organization’s need, even after a conflict with a colleague', async ({
  page,
  desk,
  signInStaff,
  expectBrowserError,
}) => {
  expectBrowserError(/409/);
  const word = uniqueWord();
  const { username } = await signInStaff({ username: 'Robin' });
  const organization = await desk.addOrganization(`House ${word}`);
  const id = await desk.addNeed(organization, `Coats ${word}`);
  await page.goto('/staff#needs');
  await page.getByRole('combobox', { name: 'Organization' }).selectOption(`House ${word}`);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: `Edit Coats ${word}` }).click();
  const colleagueEdit = { words: `Warm coats ${word}`, category: 'bedding', state: 'wanted', target: 60 };
  await desk.call('PUT', `/staff/needs/${id}`, { data: colleagueEdit });
  const form = page.getByRole('form', { name: 'Edit' });
  await form.getByLabel('Do you want it?').selectOption('No, we have enough');
  await form.getByLabel('Reason').fill('The racks are full');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('alert')).toContainText('Someone else changed this in the meantime.');
  await form.getByRole('button', { name: 'Show the latest version' }).click();
  await expect(form.getByLabel('What is it?')).toHaveValue(colleagueEdit.words);
  await expect(form.getByLabel('Category')).toHaveValue('bedding');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('list', { name: 'Enough of it' }).getByRole('heading')).toBeFocused();
  expect(await desk.listPublicNeeds(organization)).toMatchObject([
    { words: colleagueEdit.words, category: 'bedding', state: 'enough', reason: 'The racks are full', target: null },
  ]);

  await page.getByRole('button', { name: `Delete ${colleagueEdit.words}` }).click();
  await expect(page.getByText(`Delete “${colleagueEdit.words}” from the list?`)).toBeFocused();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText(`“${colleagueEdit.words}” is no longer in the list.`)).toBeFocused();
  await expect(page.getByText('Nothing is on the list yet.')).toBeVisible();
  expect(await desk.listPublicNeeds(organization)).toEqual([]);
  await page.getByRole('tab', { name: 'Audit log' }).click();
  await expect(auditLog(page).getByText(`${username} deleted a need`)).toContainText(colleagueEdit.words);
  await expect(auditLog(page).getByText(`${username} edited the need`).first()).toContainText('enough');
});

test('staff add a category, which cannot be deleted while a need uses it', async ({
  page,
  desk,
  signInStaff,
  expectBrowserError,
}) => {
  expectBrowserError(/409/);
  const word = uniqueWord();
  const words = `Cots ${word}`;
  const category = page.getByRole('article', { name: `Beds ${word}`, exact: true });
  const { username } = await signInStaff({ username: 'Robin' });
  const organization = await desk.addOrganization(`House ${word}`);
  await page.goto('/staff#needs');
  await page.getByText('Categories', { exact: true }).click();
  const addForm = page.getByRole('form', { name: 'Add a category' });
  await addForm.getByLabel('Title').fill(`Beds ${word}`);
  await addForm.getByLabel('Parent category').selectOption('Bedding');
  await addForm.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(addForm.getByText(`The category Beds ${word} is now in the list.`)).toBeVisible();

  await page.getByRole('button', { name: 'Add a need' }).click();
  const form = page.getByRole('form', { name: 'Add a need' });
  await form.getByLabel('Organization').selectOption(`House ${word}`);
  await form.getByLabel('What is it?').fill(words);
  await form.getByLabel('Category').selectOption(`Bedding › Beds ${word}`);
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(need(page, words)).toContainText('Always needed');
  const listCategories = async () => (await desk.call('GET', '/needs/categories')).result;
  expect(await listCategories()).toContainEqual(expect.objectContaining({ title: `Beds ${word}`, parent: 'bedding' }));
  const [added] = await desk.listPublicNeeds(organization);

  await category.getByRole('button', { name: 'Delete' }).click();
  await category.getByRole('button', { name: 'Delete' }).click();
  await expect(category.getByRole('alert')).toContainText('Needs still use this category.');
  await desk.call('DELETE', `/staff/needs/${added?._id}`);
  await category.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`The category Beds ${word} has been deleted.`)).toBeVisible();
  await expect(category).toHaveCount(0);
  expect(JSON.stringify(await listCategories())).not.toContain(word);
  await page.getByRole('tab', { name: 'Audit log' }).click();
  const deletion = auditLog(page).getByText(`${username} deleted a need category`);
  await expect(deletion.filter({ hasText: word })).toBeVisible();
});

import {
  createNeedCategoryEndpoint,
  deleteNeedCategoryEndpoint,
  updateNeedCategoryEndpoint,
} from '@kindcrate/contract/staff-need-categories';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { needCategories } from '../../../src/workbench/need-fixtures.ts';
import { api, expectBrowserError, failure } from '../mock-api.ts';
import { lastBody, needsCopy, openCategories, openNeeds } from '../needs.tsx';

const { categories: copy } = needsCopy;
const [clothing, winter, bedding] = needCategories as [
  (typeof needCategories)[0],
  (typeof needCategories)[0],
  (typeof needCategories)[0],
];
const savedReply = (data: typeof clothing, message: string) => ({ success: true, message, data });
const press = (label: string, { title }: typeof clothing) =>
  page.getByRole('button', { name: `${label} ${title}`, exact: true }).click();
const rowOf = ({ title }: typeof clothing) => page.getByRole('article', { name: title, exact: true });

async function open(): Promise<void> {
  await openNeeds();
  await openCategories();
}

test('the desk lists the need categories as a tree', async () => {
  await open();
  const subcategories = page.getByRole('list', { name: clothing.title, exact: true });
  await expect.element(subcategories.getByText(winter.title)).toBeVisible();
  expect(subcategories.getByText(bedding.title).elements()).toEqual([]);
});

test('a subcategory can be added, and needs can then use it', async () => {
  const added = { _id: 'bedding-duvets', title: 'Duvets', parent: 'bedding' };
  await api.reply(createNeedCategoryEndpoint, savedReply(added, 'Duvets is now in the list.'));
  await open();
  const form = page.getByRole('form', { name: copy.add });
  await form.getByLabelText(copy.name).fill('Duvets');
  await userEvent.selectOptions(form.getByLabelText(copy.parent), bedding.title);
  await form.getByRole('button', { name: needsCopy.create }).click();
  await expect.element(form.getByText('Duvets is now in the list.')).toBeVisible();
  expect(await lastBody(createNeedCategoryEndpoint)).toEqual({ title: 'Duvets', parent: 'bedding' });
  await expect.element(rowOf(added)).toBeVisible();
  await page.getByRole('button', { name: needsCopy.add }).click();
  await userEvent.selectOptions(page.getByLabelText(needsCopy.category, { exact: true }), 'Bedding › Duvets');
});

test('a need category can be renamed, but one with subcategories cannot become a subcategory', async () => {
  const renamed = { ...clothing, title: 'Clothes' };
  await api.reply(updateNeedCategoryEndpoint, savedReply(renamed, 'It has been renamed'));
  await open();
  await press(needsCopy.edit, clothing);
  const row = rowOf(clothing);
  await expect.element(row.getByLabelText(copy.name)).toHaveFocus();
  expect(row.getByLabelText(copy.parent).elements()).toEqual([]);
  await row.getByLabelText(copy.name).fill('Clothes');
  await row.getByRole('button', { name: needsCopy.save }).click();
  await expect.element(rowOf(renamed).getByText('Clothes')).toHaveFocus();
  await expect.element(page.getByText('It has been renamed')).toBeVisible();
  expect(await lastBody(updateNeedCategoryEndpoint)).toEqual({ title: 'Clothes' });
});

test('a need category can be moved to the top level of the tree, and up among its siblings', async () => {
  const moved = { ...winter, parent: null };
  await api.reply(updateNeedCategoryEndpoint, savedReply(moved, 'It has been moved'));
  await open();
  await press(needsCopy.edit, winter);
  await userEvent.selectOptions(rowOf(winter).getByLabelText(copy.parent), copy.noParent);
  await rowOf(winter).getByRole('button', { name: needsCopy.save }).click();
  await expect.element(page.getByText('It has been moved')).toBeVisible();
  expect(await lastBody(updateNeedCategoryEndpoint)).toEqual({ title: winter.title, parent: null });
  expect(page.getByRole('button', { name: `${copy.moveUp} ${clothing.title}`, exact: true }).elements()).toEqual([]);
  await api.reply(updateNeedCategoryEndpoint, savedReply(bedding, 'It has been moved up'));
  await press(copy.moveUp, bedding);
  await expect.element(rowOf(bedding).getByText(bedding.title)).toHaveFocus();
  expect(await lastBody(updateNeedCategoryEndpoint)).toEqual({ parent: null, position: 0 });
});

test('a need category is deleted after a confirmation, and one that is in use shows why it cannot be deleted', async () => {
  await expectBrowserError(/409/);
  const inUse = 'Needs still use this category.';
  await api.respond(deleteNeedCategoryEndpoint, failure(409, inUse, 'conflict'), {
    json: { success: true, message: 'It has been deleted' },
  });
  await open();
  await press(needsCopy.delete, bedding);
  await expect.element(page.getByText('Delete the category “Bedding”?')).toHaveFocus();
  const confirmButton = rowOf(bedding).getByRole('button', { name: needsCopy.delete });
  await confirmButton.click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(inUse);
  await confirmButton.click();
  await expect.element(page.getByText('It has been deleted')).toBeVisible();
  expect(rowOf(bedding).elements()).toEqual([]);
});

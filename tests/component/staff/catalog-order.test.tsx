import { listStaffBrandsEndpoint } from '@kindcrate/contract/staff-brands';
import { reorderCatalogEndpoint } from '@kindcrate/contract/staff-catalog-order';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { staffBrand } from '../../../src/workbench/desk-fixtures.ts';
import { openDesk, staffCopy } from '../desk.tsx';
import { api, expectBrowserError } from '../mock-api.ts';
import { conflict, lastBody } from '../needs.tsx';

const copy = staffCopy.catalog.reorder;
const brands = ['Bakery', 'Cycles', 'Toys'].map((title) => ({ ...staffBrand, _id: title.toLowerCase(), title }));
const section = page.getByRole('region', { name: copy.title });
const list = section.getByRole('list', { name: staffCopy.tabs.brands });
const titles = () =>
  list
    .getByRole('listitem')
    .elements()
    .map((item) => item.querySelector('span')?.firstChild?.textContent);
const grip = (title: string) => section.getByRole('button', { name: `Move ${title}`, exact: true });
const openButton = page.getByRole('button', { name: copy.title });

async function openReordering(): Promise<void> {
  await openDesk('brands', { brands });
  await openButton.click();
  await expect.element(list).toBeVisible();
}

test('catalog entries move with the arrow keys, each move is announced, and the grip keeps the focus', async () => {
  await openReordering();
  await expect.element(grip('Toys')).toHaveAccessibleDescription(copy.hint);
  grip('Toys').element().focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(titles()).toEqual(['Bakery', 'Toys', 'Cycles']);
  await expect.element(grip('Toys')).toHaveFocus();
  await expect.element(page.getByText('Toys is now number 2 of 3.')).toBeInTheDocument();
  await userEvent.keyboard('{Home}');
  expect(titles()).toEqual(['Toys', 'Bakery', 'Cycles']);
  await userEvent.keyboard('{ArrowUp}{End}');
  expect(titles()).toEqual(['Bakery', 'Cycles', 'Toys']);
  await expect.element(grip('Toys')).toHaveFocus();
});

test('catalog entries can also be moved with buttons, and a button stays focused when its entry reaches the end of the list', async () => {
  await openReordering();
  const downButton = section.getByRole('button', { name: 'Move Bakery down' });
  await downButton.click();
  await downButton.click();
  expect(titles()).toEqual(['Cycles', 'Toys', 'Bakery']);
  await expect.element(downButton).toHaveFocus();
  await expect.element(downButton).toHaveAttribute('aria-disabled', 'true');
});

test('catalog entries can be dragged by their grip', async () => {
  await openReordering();
  // Drops the row below the middle of the last one.
  await userEvent.dragAndDrop(grip('Bakery'), grip('Toys'), { targetPosition: { x: 10, y: 40 } });
  expect(titles()).toEqual(['Cycles', 'Toys', 'Bakery']);
  await expect.element(grip('Bakery')).toHaveFocus();
  await expect.element(page.getByText('Bakery is now number 3 of 3.')).toBeInTheDocument();
});

test('saving the order of the catalog entries sends the previous and the new order, and then the entries are listed in the new one', async () => {
  await api.reply(reorderCatalogEndpoint, { success: true, message: 'It has been saved' });
  await openReordering();
  await section.getByRole('button', { name: 'Move Toys up' }).click();
  await section.getByRole('button', { name: copy.save }).click();
  await expect.element(openButton).toHaveFocus();
  await expect.element(page.getByText('It has been saved')).toBeVisible();
  const ids = { previous: ['bakery', 'cycles', 'toys'], order: ['bakery', 'toys', 'cycles'] };
  expect(await lastBody(reorderCatalogEndpoint)).toEqual({ list: 'brands', ...ids });
  const headings = page
    .getByRole('article')
    .elements()
    .map((row) => row.querySelector('h2')?.firstChild?.textContent);
  expect(headings).toEqual(['Bakery', 'Toys', 'Cycles']);
});

test('canceling leaves the order of the catalog entries as it was, and the focus returns to the button', async () => {
  await openReordering();
  await section.getByRole('button', { name: 'Move Toys up' }).click();
  await section.getByRole('button', { name: copy.cancel }).click();
  await expect.element(openButton).toHaveFocus();
  await openButton.click();
  expect(titles()).toEqual(['Bakery', 'Cycles', 'Toys']);
});

test('after a conflict, the latest catalog entries are shown in the chosen order, as far as it still applies', async () => {
  await expectBrowserError(/409/);
  await api.respond(reorderCatalogEndpoint, conflict);
  await openReordering();
  await section.getByRole('button', { name: 'Move Toys up' }).click();
  await section.getByRole('button', { name: copy.save }).click();
  const added = { ...staffBrand, _id: 'added', title: 'Added' };
  await api.reply(listStaffBrandsEndpoint, { result: [...brands, added] });
  await section.getByRole('button', { name: staffCopy.catalog.reloadLatest.label }).click();
  await expect.element(section.getByText(copy.reloaded)).toBeVisible();
  expect(titles()).toEqual(['Bakery', 'Toys', 'Cycles', 'Added']);
});

test('a list with a single catalog entry has no button to change its order', async () => {
  await openDesk('brands', { brands: brands.slice(0, 1) });
  await expect.element(page.getByRole('article')).toBeVisible();
  await expect.element(openButton).not.toBeInTheDocument();
});

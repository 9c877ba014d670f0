import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { staffOrderWith } from '../../../src/workbench/desk-fixtures.ts';
import { openDesk, orderLinks, row, staffCopy } from '../desk.tsx';
import { field } from '../site-forms.tsx';

const { orders: copy } = staffCopy;
const title = row.getByRole('heading', { level: 2 });
const dialog = page.getByRole('dialog', { name: copy.keys.title });
const orders = ['Coats', 'Lamps', 'Toys'].map((itemsName) => ({
  ...staffOrderWith('submitted'),
  _id: itemsName,
  itemsName,
}));

async function openQueue() {
  await openDesk('orders', { orders });
  await expect.element(title).toMatchTextContent('Coats');
}

test('the keys j and k open the next and the previous order, and move the focus to that order in the list', async () => {
  await openQueue();
  await userEvent.keyboard('j');
  await expect.element(title).toMatchTextContent('Lamps');
  await expect.element(orderLinks.nth(1)).toHaveFocus();
  await userEvent.keyboard('jj');
  await expect.element(title).toMatchTextContent('Toys');
  await userEvent.keyboard('k');
  await expect.element(title).toMatchTextContent('Lamps');
  expect(new URLSearchParams(location.search).get('open')).toBe('Lamps');
});

test('the slash key moves the focus to the search field, where keys type characters instead of acting as shortcuts', async () => {
  await openQueue();
  await userEvent.keyboard('/');
  await expect.element(field(copy.search)).toHaveFocus();
  await userEvent.keyboard('j?/k');
  await expect.element(field(copy.search)).toHaveValue('j?/k');
  await expect.element(title).toMatchTextContent('Coats');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('the key j does nothing in a select field, with a modifier key, in another tab of the desk, or while a dialog is open', async () => {
  await openQueue();
  (field(copy.status).element() as HTMLElement).focus();
  await userEvent.keyboard('j');
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('{Control>}j{/Control}');
  await userEvent.keyboard('?');
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('j');
  await dialog.getByRole('button', { name: copy.keys.close }).click();
  await page.getByRole('tab', { name: staffCopy.tabs.brands }).click();
  await userEvent.keyboard('j');
  await page.getByRole('tab', { name: staffCopy.tabs.orders }).click();
  await expect.element(title).toMatchTextContent('Coats');
  expect(new URLSearchParams(location.search).get('open')).toBeNull();
});

test('the question mark lists all shortcuts, and a switch in the list turns them off and on again', async () => {
  await openQueue();
  await userEvent.keyboard('?');
  for (const key of ['j', 'k', '/', '?']) await expect.element(dialog.getByText(key, { exact: true })).toBeVisible();
  await dialog.getByLabelText(copy.keys.use).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await userEvent.keyboard('j');
  await expect.element(title).toMatchTextContent('Coats');
  await page.getByRole('button', { name: copy.keys.title }).click();
  await dialog.getByLabelText(copy.keys.use).click();
  await dialog.getByRole('button', { name: copy.keys.close }).click();
  await userEvent.keyboard('j');
  await expect.element(title).toMatchTextContent('Lamps');
});

import { listNeedCategoriesEndpoint } from '@kindcrate/contract/needs';
import { listStaffOrdersEndpoint } from '@kindcrate/contract/staff-orders';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { staffOrderWith } from '../../../src/workbench/desk-fixtures.ts';
import { needCategories } from '../../../src/workbench/need-fixtures.ts';
import { openDesk, staffCopy } from '../desk.tsx';
import { api, expectBrowserError, failure } from '../mock-api.ts';

const { orders: copy, list } = staffCopy;
const { moreFilters } = copy;
const field = (label: string) => page.getByLabelText(label, { exact: true });
const categoryField = field(moreFilters.category);
const findButton = page.getByRole('button', { name: copy.find, exact: true });

/** The query of the last request. */
const lastQuery = async () => (await api.sent(listStaffOrdersEndpoint)).at(-1)?.query;

async function openOrders(search = ''): Promise<void> {
  await api.reply(listNeedCategoriesEndpoint, { result: needCategories });
  history.replaceState(null, '', `${location.pathname}${search}`);
  await openDesk('orders', { orders: [staffOrderWith('submitted')] });
}

const openMoreFilters = () => page.getByText(moreFilters.label, { exact: true }).click();

test('the filters by day take effect when Find is pressed, and are then in the URL', async () => {
  await openOrders('?status=accepted');
  expect(categoryField.elements()).toEqual([]);
  await openMoreFilters();
  await field(moreFilters.placedFrom).fill('2026-11-01');
  await field(moreFilters.placedTo).fill('2026-11-30');
  await field(moreFilters.handoverDay).fill('2026-11-24');
  expect(await lastQuery()).toEqual({ status: 'accepted' });
  await findButton.click();
  const filter = { status: 'accepted', placedFrom: '2026-11-01', placedTo: '2026-11-30', handoverDay: '2026-11-24' };
  await expect.poll(lastQuery).toEqual(filter);
  expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual(filter);
});

test('the category filter takes effect as soon as a category is chosen, and the name of a category begins with its parent’s name', async () => {
  await openOrders();
  await openMoreFilters();
  await expect.element(categoryField.getByRole('option', { name: 'Clothing › Winter clothing' })).toBeInTheDocument();
  await categoryField.selectOptions('clothing-winter');
  await expect.poll(lastQuery).toEqual({ category: 'clothing-winter' });
  await categoryField.selectOptions('');
  await expect.poll(lastQuery).toEqual({});
  expect(location.search).toBe('');
});

test('the filters in the URL appear in their fields when the queue opens, and can be removed', async () => {
  await openOrders('?category=bedding&receivedFrom=2026-11-02&receivedTo=2026-11-03');
  await expect.element(categoryField).toHaveValue('bedding');
  await expect.element(field(moreFilters.receivedFrom)).toHaveValue('2026-11-02');
  await expect.element(field(moreFilters.receivedTo)).toHaveValue('2026-11-03');
  await field(moreFilters.receivedFrom).fill('');
  await findButton.click();
  await expect.poll(lastQuery).toEqual({ category: 'bedding', receivedTo: '2026-11-03' });
});

test('filters stay when another filter changes, even if the section with their fields has not been opened', async () => {
  await openOrders('?category=bedding&placedFrom=2026-11-02');
  await field(copy.status).selectOptions('accepted');
  await expect.poll(lastQuery).toEqual({ status: 'accepted', category: 'bedding', placedFrom: '2026-11-02' });
});

test('categories that could not be loaded can be requested again', async () => {
  await expectBrowserError(/503/);
  await expectBrowserError(/ApiError/);
  await openOrders('?category=bedding');
  await api.respond(listNeedCategoriesEndpoint, failure(503, 'Busy'), { json: { result: needCategories } });
  await expect.element(page.getByRole('alert')).toMatchTextContent(list.failed);
  await expect.element(categoryField).toHaveValue('bedding');
  await page.getByRole('alert').getByRole('button', { name: list.tryAgain }).click();
  await expect.element(categoryField.getByRole('option', { name: 'Bedding' })).toBeInTheDocument();
  await expect.element(categoryField).toHaveValue('bedding');
});

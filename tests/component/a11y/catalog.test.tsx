import { listCatalogVersionsEndpoint } from '@kindcrate/contract/staff-catalog-versions';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  brandVersion,
  firstVersion,
  hiddenBrand,
  pastBrand,
  scheduledBrand,
  staffBrand,
} from '../../../src/workbench/desk-fixtures.ts';
import { openDesk, row, staffCopy } from '../desk.tsx';
import { api } from '../mock-api.ts';
import { button } from '../site-forms.tsx';
import { testAccessibility } from './accessibility.ts';

const { catalog } = staffCopy;
const expectText = (text: string | RegExp) => expect.element(page.getByText(text).first()).toBeVisible();
const brands = [staffBrand, hiddenBrand];

testAccessibility('the catalog: the order of the brands after a move', async () => {
  await openDesk('brands', { brands });
  await button(catalog.reorder.title).click();
  await userEvent.click(page.getByRole('button', { name: /^Move .* down$/ }).first());
  await expectText(/is now number 2/);
});

testAccessibility('the catalog: entries that are shown or hidden on a day', async () => {
  await openDesk('brands', { brands: [scheduledBrand, pastBrand] });
  await expectText('shown from Jan 5, 2030');
  await row.first().getByText('Edit', { exact: true }).click();
  await expect.element(row.first().getByLabelText(catalog.hideOn)).toHaveValue('2030-02-01');
});

testAccessibility('the catalog: the history of a brand', async () => {
  await api.reply(listCatalogVersionsEndpoint, { result: [brandVersion, firstVersion], next: null });
  await openDesk('brands', { brands: [staffBrand] });
  await row.getByText(catalog.edit, { exact: true }).click();
  await row.getByText(catalog.history.title, { exact: true }).click();
  await row.getByText(catalog.history.content).last().click();
  await expectText(/no longer exists/);
});

import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hiddenBrand, staffBrand } from '../../../src/workbench/desk-fixtures.ts';
import { openDesk, row, staffCopy } from '../desk.tsx';
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
  const days = { showFrom: '2030-01-05', hideOn: '2030-02-01' };
  const soon = { ...staffBrand, ...days, _id: 'soon', visibility: 'not yet' as const };
  const past = { ...staffBrand, hideOn: '2024-02-01', _id: 'past', visibility: 'no longer' as const };
  await openDesk('brands', { brands: [soon, past] });
  await expectText('shown from Jan 5, 2030');
  await row.first().getByText('Edit', { exact: true }).click();
  await expect.element(row.first().getByLabelText(catalog.hideOn)).toHaveValue('2030-02-01');
});

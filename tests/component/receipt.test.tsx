import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { receipt } from '../../src/workbench/coin-fixtures.ts';
import { openReceipt } from './screens.tsx';

const sheet = page.getByRole('article');

test('a receipt of several items lists how many pieces of each were received', async () => {
  const items = [
    { name: 'Winter coats', quantity: 3 },
    { name: 'Blankets', quantity: 1 },
  ];
  await openReceipt({ ...receipt, itemsName: 'Winter coats and Blankets', quantity: 4, items });
  await expect.element(sheet.getByRole('listitem').first()).toBeVisible();
  const texts = sheet
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);
  expect(texts).toEqual(['Winter coats: 3 pieces', 'Blankets: 1 piece']);
  await expect.element(sheet).not.toMatchTextContent('Winter coats and Blankets');
});

test('a receipt of one item has no list', async () => {
  await openReceipt(receipt);
  await expect.element(sheet).toMatchTextContent(receipt.itemsName);
  await expect.element(sheet.getByRole('listitem')).not.toBeInTheDocument();
});

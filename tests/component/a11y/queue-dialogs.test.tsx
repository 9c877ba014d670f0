import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { staffOrderWith } from '../../../src/workbench/desk-fixtures.ts';
import { orderWithSeveralItems } from '../../../src/workbench/item-fixtures.ts';
import { openDesk, row } from '../desk.tsx';
import { testAccessibility } from './accessibility.ts';

testAccessibility('the photos of an order', async () => {
  await openDesk('orders', { orders: [orderWithSeveralItems] });
  await row.getByRole('link', { name: 'Photo 1 of Winter coats, open full size' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
});

testAccessibility('the list of keyboard shortcuts', async () => {
  await openDesk('orders', { orders: [staffOrderWith('submitted')] });
  await expect.element(row).toBeVisible();
  await userEvent.keyboard('?');
  await expect.element(page.getByRole('dialog')).toBeVisible();
});

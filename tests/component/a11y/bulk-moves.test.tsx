import { expect } from 'vitest';
import { page } from 'vitest/browser';
import {
  barButton,
  bulkCopy,
  checkbox,
  openOrders,
  orderNamed,
  selectionBar,
  statusActions,
  undoButton,
} from '../bulk.tsx';
import { testAccessibility } from './accessibility.ts';

const longName = 'Withoutaspace'.repeat(8);

testAccessibility('the queue with selected orders, and the selection bar with the available moves', async () => {
  await openOrders(orderNamed(longName), orderNamed('Lamps'));
  await checkbox(longName).click();
  await checkbox('Lamps').click();
  await expect.element(selectionBar).toBeVisible();
});

testAccessibility('the dialog that asks why the selected orders are declined', async () => {
  await openOrders(orderNamed('Coats'), orderNamed('Lamps'));
  await checkbox('Coats').click();
  await barButton(bulkCopy.all).click();
  await barButton(statusActions.declined).click();
  await expect.element(page.getByRole('dialog', { name: 'Decline 2 orders' })).toBeVisible();
});

testAccessibility('a move of selected orders that can be undone', async () => {
  await openOrders(orderNamed('Coats'), orderNamed('Lamps'));
  await checkbox('Coats').click();
  await barButton(statusActions['under review']).click();
  await expect.element(undoButton).toBeVisible();
});

import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { staffOrderWith } from '../../../src/workbench/desk-fixtures.ts';
import { orderWithSeveralItems } from '../../../src/workbench/item-fixtures.ts';
import { openDesk, row, staffCopy } from '../desk.tsx';

const { photos: copy } = staffCopy.orders;
const dialog = page.getByRole('dialog', { name: copy.title });
const photo = dialog.getByRole('img');

test('the photo of an order opens in a dialog, and closing it returns the focus to the photo', async () => {
  await openDesk('orders', { orders: [staffOrderWith('submitted')] });
  const link = row.getByRole('link', { name: /^Photo of/ });
  await link.click();
  await expect.element(photo).toHaveAccessibleName(/photo 1 of 1$/);
  await expect.element(dialog.getByRole('button', { name: copy.next })).not.toBeInTheDocument();
  await expect.element(dialog.getByRole('link', { name: copy.fullSize })).toHaveAttribute('target', '_blank');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(link).toHaveFocus();
});

test('the photo dialog starts with the photo that was pressed, and a button and the arrow keys show the other photos of the order', async () => {
  await openDesk('orders', { orders: [orderWithSeveralItems] });
  await row.getByRole('link', { name: 'Photo 2 of Winter coats, open full size' }).click();
  await expect.element(photo).toHaveAccessibleName('Winter coats, photo 2 of 3');
  await dialog.getByRole('button', { name: copy.next }).click();
  await expect.element(photo).toHaveAccessibleName(/photo 3 of 3$/);
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(photo).toHaveAccessibleName('Winter coats, photo 1 of 3');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(photo).toHaveAccessibleName(/photo 3 of 3$/);
  await dialog.getByRole('button', { name: copy.close }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

import type { SavedText } from '@kindcrate/contract/saved-texts';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { savedReasons } from '../../src/workbench/saved-text-fixtures.ts';
import { orderNamed } from './bulk.tsx';
import { openDesk, row, staffCopy } from './desk.tsx';

export const { savedTexts: textsCopy, statusActions } = staffCopy.orders;

export const reasonField = page.getByRole('textbox', { name: staffCopy.orders.reason });
export const editor = page.getByRole('dialog', { name: textsCopy.reason.title });
export const editorButton = (name: string) => editor.getByRole('button', { name, exact: true });
export const manageButton = page.getByRole('button', { name: textsCopy.reason.manage });
export const listedTexts = editor.getByRole('article');

/** Opens the form for declining an order. */
export async function openDeclineForm(savedTexts: SavedText[] = savedReasons): Promise<void> {
  await openDesk('orders', { orders: [orderNamed('Coats'), orderNamed('Lamps')], savedTexts });
  await row.getByRole('button', { name: statusActions.declined }).click();
  await expect.element(reasonField).toHaveFocus();
}

/** Opens the editor of the saved reasons in the form for declining an order. */
export async function openEditor(savedTexts?: SavedText[]): Promise<void> {
  await openDeclineForm(savedTexts);
  await manageButton.click();
  await expect.element(editor).toBeVisible();
}

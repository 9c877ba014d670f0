import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { longSavedReason, savedReasons } from '../../../src/workbench/saved-text-fixtures.ts';
import { editor, editorButton, listedTexts, openDeclineForm, openEditor, textsCopy } from '../saved-texts.tsx';
import { testAccessibility } from './accessibility.ts';

testAccessibility('the form for declining an order, with saved reasons', async () => {
  await openDeclineForm([...savedReasons, longSavedReason]);
  await expect.element(page.getByLabelText(textsCopy.reason.label)).toBeVisible();
});

testAccessibility('the saved reasons, one of them long', async () => {
  await openEditor([...savedReasons, longSavedReason]);
  await expect.element(listedTexts.nth(2)).toBeVisible();
});

testAccessibility('no saved reasons', () => openEditor([]));

testAccessibility('a new saved reason, submitted empty', async () => {
  await openEditor();
  await editorButton(textsCopy.reason.add).click();
  await editorButton(textsCopy.save).click();
  await expect.element(editor.getByRole('alert')).toBeVisible();
});

testAccessibility('the confirmation before a saved reason is deleted', async () => {
  await openEditor();
  await editorButton(`${textsCopy.delete} No space`).click();
  await expect.element(editor.getByText(/^Delete “No space”/)).toBeVisible();
});

import { moveOrdersEndpoint } from '@kindcrate/contract/order-moves';
import {
  createSavedTextEndpoint,
  deleteSavedTextEndpoint,
  listSavedTextsEndpoint,
  type SavedText,
  updateSavedTextEndpoint,
} from '@kindcrate/contract/saved-texts';
import { listStaffOrdersEndpoint } from '@kindcrate/contract/staff-orders';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { threadDetails } from '../../../src/workbench/desk-fixtures.ts';
import { savedReasons } from '../../../src/workbench/saved-text-fixtures.ts';
import { checkbox, moveReply, openOrders, orderNamed, sendNowButton, sentMoves } from '../bulk.tsx';
import { mountDesk, row, staffCopy } from '../desk.tsx';
import { api, type EndpointKey, expectBrowserError, failure } from '../mock-api.ts';
import {
  editor,
  editorButton,
  listedTexts,
  manageButton,
  openDeclineForm,
  openEditor,
  reasonField,
  statusActions,
  textsCopy,
} from '../saved-texts.tsx';
import { openThread } from '../threads.tsx';

const choice = page.getByLabelText(textsCopy.reason.label);
const nameField = editor.getByLabelText(textsCopy.name);
const textField = editor.getByLabelText(textsCopy.reason.text, { exact: true });
const [noSpace, tooWorn] = savedReasons as [SavedText, SavedText];
const savedReply = (data: SavedText) => ({ success: true as const, message: `“${data.title}” has been saved.`, data });
const lastBody = async (endpoint: EndpointKey) => JSON.parse((await api.sent(endpoint)).at(-1)?.body ?? '');

/** A button of a listed text. Its name ends with the title of the text. */
const buttonOf = (label: string, { title }: SavedText) => editorButton(`${label} ${title}`);

test('a saved reason is added to what was typed, and can be changed before the order is declined', async () => {
  await api.reply(moveOrdersEndpoint, moveReply('declined', ['Coats']));
  await openDeclineForm();
  await reasonField.fill('Thank you!');
  await choice.selectOptions('No space');
  await expect.element(reasonField).toHaveValue('Thank you! Our racks are full until March.');
  await expect.element(reasonField).toHaveFocus();
  await expect.element(choice).toHaveValue('');
  await userEvent.keyboard(' Sorry.');
  await row.getByRole('button', { name: statusActions.declined }).click();
  await sendNowButton.click();
  await expect
    .poll(sentMoves)
    .toMatchObject([{ reason: 'Thank you! Our racks are full until March. Sorry.', status: 'declined' }]);
});

test('the dialog that declines several orders offers the saved reasons, and opens their editor', async () => {
  await openOrders(orderNamed('Coats'), orderNamed('Lamps'));
  await api.reply(listSavedTextsEndpoint, { result: savedReasons });
  await checkbox('Coats').click();
  await userEvent.keyboard('d');
  await expect.element(reasonField).toHaveFocus();
  await choice.selectOptions('Too worn');
  await expect.element(reasonField).toHaveValue('We can only pass on clothes without holes.');
  await manageButton.click();
  await expect.element(editor).toBeVisible();
  await editorButton(textsCopy.close).click();
  await expect.element(editor).not.toBeInTheDocument();
  await expect.element(manageButton).toHaveFocus();
  await expect.element(reasonField).toHaveValue('We can only pass on clothes without holes.');
});

test('staff can add a saved reason by keyboard, and it is then offered', async () => {
  const added = { ...noSpace, _id: 'moths', title: 'Moths', text: 'Moths were here first.' };
  await api.respond(createSavedTextEndpoint, { status: 201, json: savedReply(added) });
  await openEditor([]);
  await expect.element(editor.getByText(textsCopy.reason.none)).toBeVisible();
  (editorButton(textsCopy.reason.add).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(nameField).toHaveFocus();
  await userEvent.keyboard('Moths{Tab}Moths were here first.{Tab}{Enter}');
  await expect.element(editor.getByText('“Moths” has been saved.')).toBeVisible();
  expect(await lastBody(createSavedTextEndpoint)).toEqual({ kind: 'reason', title: added.title, text: added.text });
  await expect.element(editorButton(textsCopy.reason.add)).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(manageButton).toHaveFocus();
  await choice.selectOptions('Moths');
  await expect.element(reasonField).toHaveValue('Moths were here first.');
});

test('staff can change a saved reason, and delete another one after a confirmation', async () => {
  await api.reply(updateSavedTextEndpoint, savedReply({ ...noSpace, title: 'Racks full', revision: 2 }));
  await api.reply(deleteSavedTextEndpoint, { success: true, message: '“Too worn” has been deleted.' });
  await openEditor();
  await buttonOf(textsCopy.edit, noSpace).click();
  await nameField.fill('Racks full');
  await editorButton(textsCopy.save).click();
  await expect.element(listedTexts.nth(0)).toMatchTextContent(/^Racks full/);
  expect(await lastBody(updateSavedTextEndpoint)).toMatchObject({
    title: 'Racks full',
    text: noSpace.text,
    revision: 1,
  });
  await buttonOf(textsCopy.delete, tooWorn).click();
  await expect.element(editor.getByText('Delete “Too worn” for everyone at the desk?')).toHaveFocus();
  await editorButton(textsCopy.delete).click();
  await expect.element(editor.getByText('“Too worn” has been deleted.')).toBeVisible();
  expect(listedTexts.elements()).toHaveLength(1);
  await expect.element(editor.getByRole('heading', { level: 2 })).toHaveFocus();
});

test("after a conflict about a saved reason, the colleague's text can be loaded into the fields that were not changed", async () => {
  await expectBrowserError(/409/);
  await api.respond(updateSavedTextEndpoint, failure(409, 'Someone else changed this', 'conflict'));
  await openEditor();
  await buttonOf(textsCopy.edit, noSpace).click();
  await nameField.fill('Mine');
  await editorButton(textsCopy.save).click();
  await expect.element(editor.getByRole('alert')).toMatchTextContent(/Someone else changed this/);
  await api.reply(listSavedTextsEndpoint, { result: [{ ...noSpace, text: 'Theirs', revision: 2 }, tooWorn] });
  await api.reply(updateSavedTextEndpoint, savedReply({ ...noSpace, title: 'Mine', text: 'Theirs', revision: 3 }));
  await editorButton(staffCopy.orders.reloadLatest.label).click();
  await expect.element(textField).toHaveValue('Theirs');
  await expect.element(nameField).toHaveValue('Mine');
  await editorButton(textsCopy.save).click();
  await expect.element(textField).not.toBeInTheDocument();
  expect(await lastBody(updateSavedTextEndpoint)).toMatchObject({ title: 'Mine', text: 'Theirs', revision: 2 });
});

test('a saved reason that a colleague deleted while it was being edited is reported as deleted', async () => {
  await expectBrowserError(/409/);
  await api.respond(updateSavedTextEndpoint, failure(409, 'Someone else changed this', 'conflict'));
  await openEditor();
  await buttonOf(textsCopy.edit, noSpace).click();
  await editorButton(textsCopy.save).click();
  await api.reply(listSavedTextsEndpoint, { result: [tooWorn] });
  await editorButton(staffCopy.orders.reloadLatest.label).click();
  await expect.element(editor.getByText(textsCopy.gone)).toBeVisible();
  expect(listedTexts.elements()).toHaveLength(1);
});

test('a new saved text is refused when there are too many already, and the form keeps what was typed', async () => {
  await expectBrowserError(/409/);
  const message = 'There are 100 saved texts, which is the most we keep. Delete one before you add another.';
  await api.respond(createSavedTextEndpoint, failure(409, message, 'conflict'));
  await openEditor();
  await editorButton(textsCopy.reason.add).click();
  await nameField.fill('Moths');
  await textField.fill('Moths were here first.');
  await editorButton(textsCopy.save).click();
  await expect.element(editor.getByRole('alert')).toMatchTextContent(message);
  // Loading the latest version would not help, so the form offers no button for it.
  await expect.element(editorButton(staffCopy.orders.reloadLatest.label)).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await manageButton.click();
  await expect.element(textField).toHaveValue('Moths were here first.');
});

test('saved texts that could not be loaded can be requested again, and a reason can be typed without them', async () => {
  for (const error of [/503/, /ApiError/]) await expectBrowserError(error);
  await openDeclineForm([]);
  await api.respond(listSavedTextsEndpoint, failure(503, 'Later'));
  await row.getByRole('button', { name: staffCopy.orders.cancel }).click();
  const { savedTexts } = await import('../../../src/stores/saved-texts.ts');
  await savedTexts.reason.reload();
  await row.getByRole('button', { name: statusActions.declined }).click();
  await expect.element(choice).not.toBeInTheDocument();
  await reasonField.fill('Moths');
  await manageButton.click();
  await api.reply(listSavedTextsEndpoint, { result: savedReasons });
  await editor.getByRole('button', { name: textsCopy.tryAgain }).click();
  await expect.element(listedTexts.nth(1)).toBeVisible();
});

test('saved replies have their own editor, which opens from the form that replies to a message', async () => {
  const reply = { ...noSpace, kind: 'reply' as const, text: 'We open at 9.\n\nBring it to the back door.' };
  await openThread(threadDetails, [reply]);
  await page.getByRole('button', { name: textsCopy.reply.manage }).click();
  const replyEditor = page.getByRole('dialog', { name: textsCopy.reply.title });
  await expect.element(replyEditor.getByRole('article')).toMatchTextContent(/Bring it to the back door/);
  expect((await api.sent(listSavedTextsEndpoint)).map(({ query }) => query)).toContainEqual({ kind: 'reply' });
});

test('a volunteer can choose saved reasons, but has no button that opens their editor', async () => {
  await api.reply(listStaffOrdersEndpoint, { result: [orderNamed('Coats')], next: null });
  await api.reply(listSavedTextsEndpoint, { result: savedReasons });
  await mountDesk('orders', 'volunteer');
  await row.getByRole('button', { name: statusActions.declined }).click();
  await expect.element(choice).toBeVisible();
  await expect.element(manageButton).not.toBeInTheDocument();
});

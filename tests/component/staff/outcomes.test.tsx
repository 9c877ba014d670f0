import { moveOrdersEndpoint } from '@kindcrate/contract/order-moves';
import { uploadPhotoEndpoint } from '@kindcrate/contract/photos';
import { getStaffOrderEndpoint } from '@kindcrate/contract/staff-orders';
import { updateOutcomeEndpoint } from '@kindcrate/contract/staff-outcomes';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { receivedStaffOrder, staffOrderWith } from '../../../src/workbench/desk-fixtures.ts';
import { completedStaffOrder, outcome } from '../../../src/workbench/outcome-fixtures.ts';
import { bulkCopy, sendNowButton, sentMoves, toast, undoButton } from '../bulk.tsx';
import { openDesk, row, staffCopy } from '../desk.tsx';
import { api, expectBrowserError, failure } from '../mock-api.ts';
import { createPhoto } from '../photo.ts';

const { orders: copy } = staffCopy;
const completeLabel = copy.statusActions.completed;
const form = page.getByRole('form');
const lineField = form.getByLabelText(copy.outcome.line);
const photoField = form.getByLabelText(copy.outcome.photo, { exact: true });
const consentCheckbox = form.getByRole('checkbox', { name: copy.outcome.consent });
const button = (name: string) => row.getByRole('button', { name, exact: true });
const completedReply = {
  success: true as const,
  message: 'Done',
  moves: [{ _id: receivedStaffOrder._id, isMoved: true }],
  result: [{ ...completedStaffOrder, _id: receivedStaffOrder._id }],
};
const uploadedReply = { success: true, message: 'Saved', data: { _id: 'new-photo', image: receivedStaffOrder.image } };
const lastBody = async (endpoint: Parameters<typeof api.sent>[0]) =>
  JSON.parse((await api.sent(endpoint)).at(-1)?.body ?? '');

/** Opens the form that completes the order. */
async function openCompletionForm() {
  await openDesk('orders', { orders: [receivedStaffOrder] });
  await button(completeLabel).click();
  await expect.element(lineField).toHaveFocus();
}

async function openOutcome(order = completedStaffOrder) {
  await api.reply(getStaffOrderEndpoint, { data: order });
  await openDesk('orders', { orders: [staffOrderWith('completed')] });
  await row.getByText(copy.outcome.title).click();
  await expect.element(lineField).toBeVisible();
}

test('completing an order asks what became of the goods, and says that nobody is shown without their consent', async () => {
  await openCompletionForm();
  await expect.element(photoField).toHaveAccessibleDescription(/No faces without consent/);
  await expect.element(consentCheckbox).not.toBeChecked();
  await expect.element(consentCheckbox).toHaveAccessibleDescription(copy.outcome.consentHint);
});

test('staff can complete an order without an outcome by pressing Enter in the empty form', async () => {
  await api.reply(moveOrdersEndpoint, completedReply);
  await openCompletionForm();
  await userEvent.keyboard('{Enter}');
  await sendNowButton.click();
  await expect.element(row.getByRole('heading', { level: 2 })).toMatchTextContent(/completed$/);
  expect(await sentMoves()).toMatchObject([
    {
      status: 'completed',
      outcome: { line: '', organizationConsents: false },
      orders: [{ _id: receivedStaffOrder._id }],
    },
  ]);
});

test('the photo of an outcome is uploaded first, and its id is sent with the line and the consent', async () => {
  await api.respond(uploadPhotoEndpoint, { status: 201, json: uploadedReply });
  await api.reply(moveOrdersEndpoint, completedReply);
  await openCompletionForm();
  await lineField.fill('Worn every day');
  await photoField.upload(createPhoto('teal'));
  await consentCheckbox.click();
  await form.getByRole('button', { name: completeLabel }).click();
  await sendNowButton.click();
  await expect.element(row.getByRole('heading', { level: 2 })).toMatchTextContent(/completed$/);
  expect(await sentMoves()).toMatchObject([
    { outcome: { line: 'Worn every day', photo: 'new-photo', organizationConsents: true } },
  ]);
});

test('Undo restores the outcome with its photo, and the photo is uploaded only once', async () => {
  await api.respond(uploadPhotoEndpoint, { status: 201, json: uploadedReply });
  await api.reply(moveOrdersEndpoint, completedReply);
  await openCompletionForm();
  await lineField.fill('Worn every day');
  await photoField.upload(createPhoto('teal'));
  await consentCheckbox.click();
  await form.getByRole('button', { name: completeLabel }).click();
  await undoButton.click();
  await expect.element(page.getByText(bulkCopy.notSent)).toBeVisible();
  await expect.element(consentCheckbox).toBeChecked();
  await form.getByRole('button', { name: completeLabel }).click();
  await sendNowButton.click();
  await expect.element(row.getByRole('heading', { level: 2 })).toMatchTextContent(/completed$/);
  expect(await sentMoves()).toMatchObject([{ outcome: { line: 'Worn every day', photo: 'new-photo' } }]);
  expect(await api.sent(uploadPhotoEndpoint)).toHaveLength(1);
});

test('the desk says that the photo of an outcome is gone, and the form keeps what was typed', async () => {
  await expectBrowserError(/400/);
  const gone = 'This photo is gone. Choose it again';
  await api.respond(moveOrdersEndpoint, failure(400, 'Please check', 'invalid_fields', { 'outcome.photo': gone }));
  await openCompletionForm();
  await lineField.fill('Worn every day');
  await form.getByRole('button', { name: completeLabel }).click();
  await sendNowButton.click();
  await expect.element(toast(/^This photo is gone/)).toBeVisible();
  await expect.element(lineField).toHaveValue('Worn every day');
});

test('when the API refuses a photo, the reason is shown at the photo field, and the order does not change', async () => {
  await expectBrowserError(/415/);
  const message = 'This file isn’t an image';
  await api.respond(uploadPhotoEndpoint, failure(415, message, 'image_refused', { image: message }));
  await openCompletionForm();
  await photoField.upload(createPhoto('teal'));
  await form.getByRole('button', { name: completeLabel }).click();
  await expect.element(photoField).toHaveAccessibleDescription(new RegExp(message));
  expect(await sentMoves()).toEqual([]);
});

test('the form of a saved outcome shows its line and consent, and staff can remove its photo', async () => {
  const { photo: _, ...withoutPhoto } = outcome;
  const data = { ...completedStaffOrder, outcome: { ...withoutPhoto, revision: 2 } };
  await api.reply(updateOutcomeEndpoint, { success: true, message: 'The donor can see it.', data });
  await openOutcome();
  await expect.element(lineField).toHaveValue('Went to a family of four on Tuesday');
  await expect.element(consentCheckbox).toBeChecked();
  await expect.element(form.getByText(copy.outcome.waits)).toBeVisible();
  await form.getByRole('checkbox', { name: copy.outcome.keepPhoto }).click();
  await form.getByRole('button', { name: copy.outcome.save }).click();
  await expect.element(form.getByText('The donor can see it.')).toBeVisible();
  expect(await lastBody(updateOutcomeEndpoint)).toEqual({
    line: 'Went to a family of four on Tuesday',
    organizationConsents: true,
    revision: 1,
  });
  await expect.element(form.getByRole('checkbox', { name: copy.outcome.keepPhoto })).not.toBeInTheDocument();
});

test('a saved photo stays unless it is removed, and the form says so when the outcome is public', async () => {
  const order = { ...completedStaffOrder, outcome: { ...outcome, donorConsents: true } };
  await api.reply(updateOutcomeEndpoint, { success: true, message: 'Saved', data: order });
  await openOutcome(order);
  await expect.element(form.getByText(copy.outcome.isShown)).toBeVisible();
  await form.getByRole('button', { name: copy.outcome.save }).click();
  await expect.element(form.getByText('Saved', { exact: true })).toBeVisible();
  expect(await lastBody(updateOutcomeEndpoint)).toMatchObject({ photo: 'photo', organizationConsents: true });
});

test('staff can load the outcome that a colleague saved in the meantime', async () => {
  await expectBrowserError(/409/);
  await api.respond(updateOutcomeEndpoint, failure(409, 'Someone else changed this', 'conflict'));
  await openOutcome();
  const latestOutcome = { ...outcome, line: 'Their words', revision: 2 };
  await api.reply(getStaffOrderEndpoint, { data: { ...completedStaffOrder, outcome: latestOutcome } });
  await form.getByRole('button', { name: copy.outcome.save }).click();
  await form.getByRole('button', { name: copy.reloadLatest.label }).click();
  await expect.element(lineField).toHaveValue('Their words');
});

test('an outcome that could not be loaded can be requested again', async () => {
  for (const error of [/ERR_FAILED/, /ApiError/]) await expectBrowserError(error);
  await api.respond(getStaffOrderEndpoint, { abort: 'failed' }, { json: { data: completedStaffOrder } });
  await openDesk('orders', { orders: [staffOrderWith('completed')] });
  await row.getByText(copy.outcome.title).click();
  await page.getByRole('button', { name: copy.outcome.tryAgain }).click();
  await expect.element(lineField).toHaveValue('Went to a family of four on Tuesday');
});

import type { OrderStatus } from '@kindcrate/contract/orders';
import { changeOrderStatusEndpoint, getStaffOrderEndpoint } from '@kindcrate/contract/staff-orders';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { staffOrderWith } from '../../../src/workbench/desk-fixtures.ts';
import { openDesk, row, staffCopy } from '../desk.tsx';
import { api, expectProblem, failure } from '../mock-api.ts';

const { orders: copy } = staffCopy;
const heading = row.getByRole('heading', { level: 2 });
const reason = page.getByLabelText(copy.reason);
const button = (name: string) => row.getByRole('button', { name, exact: true });
const expectStatus = (status: string) => expect.element(heading).toMatchTextContent(new RegExp(`${status}$`));

/** The reply to a status change of the listed order; `data` is the changed order. */
const changedTo = (status: OrderStatus, message = 'Done') => ({
  success: true,
  message,
  data: { ...staffOrderWith(status), _id: 'order-submitted' },
});

const openOrder = () => openDesk('orders', { orders: [staffOrderWith('submitted')] });

test('declining an order requires a reason, and keeps it when sending fails', async () => {
  for (const problem of [/ERR_CONNECTION_RESET/, /ApiError/]) await expectProblem(problem);
  await api.respond(changeOrderStatusEndpoint, { abort: 'connectionreset' }, { json: changedTo('declined') });
  await openOrder();
  await button(copy.statusActions.declined).click();
  await expect.element(reason).toHaveFocus();
  await button(copy.statusActions.declined).click();
  await expect.element(reason).toHaveAccessibleDescription(/Reason is required/);
  await reason.fill('Moths were here first.');
  await button(copy.statusActions.declined).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(copy.failure);
  await expect.element(reason).toHaveValue('Moths were here first.');
  await button(copy.statusActions.declined).click();
  await expectStatus('declined');
  const calls = await api.sent(changeOrderStatusEndpoint);
  expect(JSON.parse(calls.at(-1)?.body ?? '')).toMatchObject({ status: 'declined', reason: 'Moths were here first.' });
});

test('an order can be canceled without a reason, and leaving the form returns the focus to its button', async () => {
  await api.reply(changeOrderStatusEndpoint, changedTo('cancelled'));
  await openOrder();
  await button(copy.statusActions.cancelled).click();
  await expect.element(reason).toHaveFocus();
  await reason.fill('A mistake');
  await button(copy.cancel).click();
  await expect.element(button(copy.statusActions.cancelled)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(reason).toHaveValue('');
  await button(copy.statusActions.cancelled).click();
  await expectStatus('canceled');
});

test('an order whose status a colleague changed first shows the conflict, and reloads on request', async () => {
  await expectProblem(/409/);
  const message = 'Someone else was faster. This order is accepted.';
  await api.respond(changeOrderStatusEndpoint, failure(409, message, 'conflict'));
  await api.reply(getStaffOrderEndpoint, { data: changedTo('accepted').data });
  await openOrder();
  await button(copy.statusActions['under review']).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(message);
  await button(copy.reloadLatest.label).click();
  await expectStatus('accepted');
  await expect.element(heading).toHaveFocus();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(button(copy.statusActions.received)).toBeVisible();
});

test('a typed reason survives a conflict, and is removed when the order turns out to be final', async () => {
  await expectProblem(/409/);
  const finalConflict = failure(409, 'This order is cancelled, and stays so', 'conflict');
  await api.respond(changeOrderStatusEndpoint, failure(409, 'Someone else was faster.', 'conflict'), finalConflict);
  await api.reply(
    getStaffOrderEndpoint,
    { data: changedTo('under review').data },
    { data: changedTo('cancelled').data },
  );
  await openOrder();
  await button(copy.statusActions.declined).click();
  await reason.fill('Moths');
  await button(copy.statusActions.declined).click();
  await button(copy.reloadLatest.label).click();
  await expectStatus('under review');
  expect(document.activeElement?.matches('[data-outcome]')).toBe(true);
  expect(document.activeElement?.textContent).toContain(copy.reloadLatest.doneWithDraft);
  await expect.element(reason).toHaveValue('Moths');
  await button(copy.statusActions.declined).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent('This order is cancelled, and stays so');
  await button(copy.reloadLatest.label).click();
  await expect.element(heading).toHaveFocus();
  await expect.element(reason).not.toBeInTheDocument();
});

test('a double click changes the status of an order once', async () => {
  await api.reply(changeOrderStatusEndpoint, changedTo('under review'));
  await openOrder();
  await button(copy.statusActions['under review']).dblClick();
  await expectStatus('under review');
  expect(await api.sent(changeOrderStatusEndpoint)).toHaveLength(1);
});

import {
  addSettlementEntryEndpoint,
  exportSettlementEndpoint,
  getSettlementEndpoint,
  listSettlementsEndpoint,
} from '@kindcrate/contract/settlements';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  currentMonthStatement,
  emptySettlements,
  settledStatement,
  settlements,
  unsettledStatement,
} from '../../../src/workbench/settlement-fixtures.ts';
import { openDesk, staffCopy } from '../desk.tsx';
import { api, expectBrowserError } from '../mock-api.ts';
import { openSettlementStatement, openSettlements, settlementsCopy } from '../settlements.tsx';

const statement = page.getByRole('article', { name: 'Pennytyre Bicycles, October 2026' });
const settleForm = page.getByRole('form', { name: 'Mark 12 coins as settled' });
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('the settlement of a month lists what each brand is owed, with a total', async () => {
  await openSettlements();
  const rows = page.getByRole('table').getByRole('row');
  await expect.element(rows.nth(1)).toMatchTextContent('Thimbleloaf Bakery213900500400');
  await expect.element(rows.nth(2)).toMatchTextContent('Pennytyre Bicycles112012');
  await expect.element(rows.nth(3)).toMatchTextContent('Total214912500412');
});

test('the settlement of another month is loaded when that month is chosen, and the URL then contains the month', async () => {
  await api.reply(listSettlementsEndpoint, { data: settlements }, { data: { ...emptySettlements, month: '2026-09' } });
  await openDesk('settlements');
  const month = page.getByRole('combobox', { name: settlementsCopy.month });
  await month.selectOptions('2026-09');
  await expect.element(page.getByText(settlementsCopy.none)).toBeVisible();
  expect([location.search, location.hash]).toEqual(['?month=2026-09', '#settlements']);
});

test('an opened settlement statement gets the focus, the URL contains its month and brand, and a button returns to all brands', async () => {
  await openSettlementStatement(unsettledStatement);
  await expect.element(statement.getByRole('heading', { level: 2 })).toHaveFocus();
  await expect.element(statement.getByRole('row').nth(1)).toMatchTextContent('Mon, Oct 5112');
  expect(location.search).toBe('?month=2026-10&brand=pennytyre');
  await button(settlementsCopy.back).click();
  await expect.element(page.getByRole('table').getByRole('row').nth(2)).toMatchTextContent(/^Pennytyre Bicycles/);
  await expect.element(button('Statement of Pennytyre Bicycles')).toHaveFocus();
  expect(location.search).toBe('?month=2026-10');
});

test('Back closes a settlement statement and returns the focus to the button of its brand, and Forward opens the statement again', async () => {
  await openSettlementStatement(unsettledStatement, unsettledStatement);
  expect(location.search).toBe('?month=2026-10&brand=pennytyre');
  history.back();
  await expect.element(button('Statement of Pennytyre Bicycles')).toHaveFocus();
  expect([location.search, location.hash]).toEqual(['?month=2026-10', '#settlements']);
  expect(statement.elements()).toEqual([]);
  history.forward();
  await expect.element(statement.getByRole('heading', { level: 2 })).toHaveFocus();
  expect(location.search).toBe('?month=2026-10&brand=pennytyre');
});

test('a settlement statement that was opened by a link has a button that leads to all brands of its month', async () => {
  history.replaceState(null, '', '?month=2026-10&brand=pennytyre#settlements');
  await api.reply(listSettlementsEndpoint, { data: settlements });
  await api.reply(getSettlementEndpoint, { data: unsettledStatement });
  await openDesk('settlements');
  await expect.element(statement).toBeVisible();
  await button(settlementsCopy.back).click();
  await expect.element(button('Statement of Pennytyre Bicycles')).toBeVisible();
  expect(location.search).toBe('?month=2026-10');
});

test('staff can settle the coins of a month with a note, and reverse the settlement with a reason', async () => {
  await openSettlementStatement(unsettledStatement);
  const successReply = { success: true, message: 'These coins have been marked as settled.', data: settledStatement };
  await api.reply(addSettlementEntryEndpoint, successReply);
  await settleForm.getByLabelText(settlementsCopy.note).fill('Cash');
  await settleForm.getByRole('button').click();
  await expect.element(statement.getByRole('status')).toMatchTextContent(successReply.message);
  await expect.element(statement.getByRole('status')).toHaveFocus();
  await expect.element(statement.getByText(settlementsCopy.allSettled)).toBeVisible();
  await expect.element(statement.getByRole('listitem')).toMatchTextContent(/^12 coins settledCashRobin, /);

  await button('Reverse 12 settled coins').click();
  const reverseForm = page.getByRole('form', { name: 'Reverse 12 settled coins' });
  await api.reply(addSettlementEntryEndpoint, {
    ...successReply,
    message: 'The settlement has been reversed.',
    data: unsettledStatement,
  });
  await expect.element(reverseForm.getByLabelText(settlementsCopy.reason)).toHaveFocus();
  await reverseForm.getByLabelText(settlementsCopy.reason).fill('Wrong brand');
  await reverseForm.getByRole('button').click();
  await expect.element(settleForm).toBeVisible();
  const sent = await api.sent(addSettlementEntryEndpoint);
  expect(sent.map(({ body }) => JSON.parse(body ?? ''))).toEqual([
    { month: '2026-10', coins: 12, note: 'Cash', sequence: 1 },
    { month: '2026-10', coins: -12, note: 'Wrong brand', sequence: 2 },
  ]);
});

test('after a conflict about a settlement, the form keeps the typed note, and the latest version of the statement can be loaded', async () => {
  await expectBrowserError(/409/);
  await openSettlementStatement(unsettledStatement, settledStatement);
  const message = 'Someone else has changed this settlement. Load the latest version, and check what is open.';
  const json = { success: false, code: 'conflict', message };
  await api.respond(addSettlementEntryEndpoint, { status: 409, json });
  await settleForm.getByLabelText(settlementsCopy.note).fill('Cash');
  await settleForm.getByRole('button', { name: /^Mark/ }).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(new RegExp(message));
  await expect.element(settleForm.getByLabelText(settlementsCopy.note)).toHaveValue('Cash');
  await button(settlementsCopy.reloadLatest.label).click();
  await expect.element(statement.getByRole('status').first()).toHaveFocus();
  await expect.element(statement.getByText(settlementsCopy.allSettled)).toBeVisible();
});

test('a month that is not over cannot be settled', async () => {
  await api.reply(listSettlementsEndpoint, { data: { ...settlements, month: '2026-11', isOver: false } });
  await api.reply(getSettlementEndpoint, { data: currentMonthStatement });
  await openDesk('settlements');
  await button('Statement of Pennytyre Bicycles').click();
  await expect.element(page.getByText(settlementsCopy.notOver)).toBeVisible();
  expect(page.getByRole('form').elements()).toEqual([]);
});

test('the redemptions of a settlement statement can be downloaded as a file', async () => {
  await openSettlementStatement(unsettledStatement);
  await api.respond(exportSettlementEndpoint, {
    status: 200,
    contentType: 'text/csv',
    body: 'Time,Reference,Coins\r\n',
  });
  await button(settlementsCopy.download).click();
  await expect.element(page.getByText(settlementsCopy.downloaded)).toBeVisible();
});

test('a settlement statement that could not be loaded can be requested again', async () => {
  await expectBrowserError(/503/);
  await expectBrowserError(/ApiError/);
  await api.respond(getSettlementEndpoint, { status: 503, json: {} });
  await openSettlements();
  await button('Statement of Pennytyre Bicycles').click();
  await expect.element(page.getByText(staffCopy.list.failed)).toBeVisible();
  await api.reply(getSettlementEndpoint, { data: unsettledStatement });
  await button(staffCopy.list.tryAgain).click();
  await expect.element(statement).toBeVisible();
});

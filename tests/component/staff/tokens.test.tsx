import { checkPasswordEndpoint } from '@kindcrate/contract/sessions';
import { createTokenEndpoint, listTokensEndpoint, revokeTokenEndpoint } from '@kindcrate/contract/staff-tokens';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { apiToken } from '../../../src/workbench/desk-fixtures.ts';
import { openDesk, row, staffCopy } from '../desk.tsx';
import { api, expectBrowserError, failure } from '../mock-api.ts';
import { button, field } from '../site-forms.tsx';

const { tokens } = staffCopy.people;
const secret = `kindcrate_${'x'.repeat(44)}`;
const message = 'Your token is ready.';

async function openTokens(result = [apiToken]): Promise<void> {
  await api.reply(listTokensEndpoint, { result, next: null });
  await openDesk('people');
  await page.getByText(tokens.title, { exact: true }).click();
  await expect.element(button(tokens.create)).toBeVisible();
}

test('staff can create an API token after entering their password, and see the token only once', async () => {
  await expectBrowserError(/403/);
  const successResponse = { json: { success: true, message, data: apiToken, token: secret } };
  await api.respond(createTokenEndpoint, failure(403, 'It has been a while.', 'password_required'), successResponse);
  await api.reply(checkPasswordEndpoint, { success: true, message: 'Thank you.' });
  await openTokens([]);
  await expect.element(page.getByText(tokens.none)).toBeVisible();
  await field(tokens.name).fill('Warehouse');
  await userEvent.selectOptions(field(tokens.scopes), tokens.everyScope);
  await button(tokens.create).click();
  await expect.element(page.getByLabelText('Current password')).toHaveFocus();
  await userEvent.keyboard('a warm winter coat{Enter}');
  await expect.element(page.getByText(message)).toBeVisible();
  await expect.element(page.getByText(secret)).toBeVisible();
  const [, sent] = await api.sent(createTokenEndpoint);
  expect(JSON.parse(sent?.body ?? '')).toEqual({ name: 'Warehouse', scopes: ['orders:read', 'catalog:write'] });
  await button(tokens.done).click();
  expect(page.getByText(secret).elements()).toEqual([]);
});

test('the notice that an API token was copied disappears when another one is created', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const createdReply = (token: string) => ({ success: true as const, message, data: apiToken, token });
  await api.reply(createTokenEndpoint, createdReply(secret), createdReply(`${secret}2`));
  await openTokens([]);
  const createToken = async (token: string) => {
    await field(tokens.name).fill('Warehouse');
    await button(tokens.create).click();
    await expect.element(page.getByText(token, { exact: true })).toBeVisible();
  };
  await createToken(secret);
  await button(tokens.copy).click();
  await expect.element(page.getByText(tokens.copied)).toBeVisible();
  await createToken(`${secret}2`);
  await expect.element(page.getByText(tokens.copied)).not.toBeInTheDocument();
});

test('an API token cannot be created without a name', async () => {
  await openTokens([]);
  await button(tokens.create).click();
  await expect.element(page.getByRole('link', { name: 'Name is required' })).toBeVisible();
  expect(await api.sent(createTokenEndpoint)).toEqual([]);
});

test('the list of API tokens shows the scopes, owner and last use of each', async () => {
  await openTokens([apiToken, { ...apiToken, _id: 'unused', name: 'Newsletter', lastUsedAt: null }]);
  await expect.element(row.first()).toMatchTextContent(tokens.scopeNames['orders:read']);
  await expect.element(row.first()).toMatchTextContent(/Acts for Robin/);
  await expect.element(row.first()).toMatchTextContent(/Last used Nov 14, 2026/);
  await expect.element(row.nth(1)).toMatchTextContent(tokens.unused);
});

test('revoking an API token is confirmed by a message, and keeps the focus in its row', async () => {
  await api.reply(revokeTokenEndpoint, { success: true, message: 'The token has been revoked.' });
  await openTokens();
  await row.getByRole('button', { name: tokens.revoke }).click();
  await expect.element(row.getByText('The token has been revoked.')).toBeVisible();
  await expect.element(row.getByRole('heading')).toHaveFocus();
  expect(row.getByRole('button', { name: tokens.revoke }).elements()).toEqual([]);
});

test('an API token that could not be revoked shows an alert and keeps its button', async () => {
  await expectBrowserError(/500/);
  await expectBrowserError(/ApiError/);
  await api.respond(revokeTokenEndpoint, { status: 500, json: {} });
  await openTokens();
  await row.getByRole('button', { name: tokens.revoke }).click();
  await expect.element(row.getByRole('alert')).toMatchTextContent(tokens.revokeFailed);
  await expect.element(row.getByRole('button', { name: tokens.revoke })).toBeVisible();
});

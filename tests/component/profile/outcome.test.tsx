import { updateOutcomeConsentEndpoint } from '@kindcrate/contract/order-outcomes';
import { getProfileEndpoint } from '@kindcrate/contract/profile';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { order, profile } from '../../../src/workbench/fixtures.ts';
import { completedOrder, outcome } from '../../../src/workbench/outcome-fixtures.ts';
import { api, expectBrowserError, failure } from '../mock-api.ts';
import { openProfile } from '../screens.tsx';

const card = page.getByRole('article');
const consent = card.getByRole('checkbox', { name: `${order.charity.title} may show this on its page` });
const savedReply = (donorConsents: boolean) => ({
  success: true,
  message: 'Saved',
  data: { ...outcome, donorConsents },
});
const open = (changes = {}) =>
  openProfile('orders', { orders: [{ ...completedOrder, outcome: { ...outcome, ...changes } }] });
const sentBodies = async () => (await api.sent(updateOutcomeConsentEndpoint)).map(({ body }) => JSON.parse(body ?? ''));

test('an order shows the line of its outcome', async () => {
  await open();
  await expect.element(card.getByRole('heading', { name: 'What became of it' })).toBeVisible();
  await expect.element(card.getByText('Went to a family of four on Tuesday')).toBeVisible();
});

test('an outcome photo without a line has a text alternative', async () => {
  await open({ line: undefined });
  await expect.element(card.getByRole('img', { name: `A photo from ${order.charity.title}` })).toBeVisible();
});

test('an order without an outcome does not mention one', async () => {
  await openProfile('orders', { orders: [{ ...completedOrder, outcome: undefined }] });
  await expect.element(card.getByText('Status', { exact: true })).toBeVisible();
  await expect.element(card.getByText('What became of it')).not.toBeInTheDocument();
});

test('a donor can give and withdraw consent by keyboard, and the checkbox is not checked at first', async () => {
  await api.reply(updateOutcomeConsentEndpoint, savedReply(true), savedReply(false));
  await open();
  await expect.element(consent).not.toBeChecked();
  (consent.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(card.getByRole('status')).toHaveTextContent('Saved');
  await expect.element(consent).toBeChecked();
  await userEvent.keyboard(' ');
  await expect.element(consent).not.toBeChecked();
  expect(await sentBodies()).toEqual([
    { donorConsents: true, revision: 1 },
    { donorConsents: false, revision: 1 },
  ]);
});

test('a donor is not asked for consent when the organization does not want to show the outcome', async () => {
  await open({ organizationConsents: false });
  await expect.element(card.getByText('Went to a family of four on Tuesday')).toBeVisible();
  await expect.element(consent).not.toBeInTheDocument();
});

test('the consent checkbox is shown, still checked, when the organization has withdrawn its own consent', async () => {
  await open({ organizationConsents: false, donorConsents: true });
  await expect.element(consent).toBeChecked();
});

test('the profile shows the current outcome when the organization has changed it in the meantime', async () => {
  await expectBrowserError(/409/);
  await api.respond(updateOutcomeConsentEndpoint, failure(409, 'The organization has changed this', 'conflict'));
  await open();
  const changed = { ...completedOrder, outcome: { ...outcome, line: 'Something else', revision: 2 } };
  await api.reply(getProfileEndpoint, { data: { ...profile, orders: [changed] } });
  await consent.click();
  await expect.element(card.getByRole('alert')).toHaveTextContent('The organization has changed this');
  await expect.element(card.getByText('Something else')).toBeVisible();
  await expect.element(consent).not.toBeChecked();
});

test('the consent checkbox returns to its previous state, with a message, when saving fails', async () => {
  for (const error of [/ERR_FAILED/, /ApiError/]) await expectBrowserError(error);
  await api.respond(updateOutcomeConsentEndpoint, { abort: 'failed' });
  await open();
  await consent.click();
  await expect.element(card.getByRole('alert')).toHaveTextContent('We couldn’t save that. Please try again.');
  await expect.element(consent).not.toBeChecked();
});

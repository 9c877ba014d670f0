import { messages } from '@kindcrate/contract/messages';
import { copyDataEndpoint, deleteAccountEndpoint } from '@kindcrate/contract/personal-data';
import { checkPasswordEndpoint } from '@kindcrate/contract/sessions';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { api, expectBrowserError, failure } from '../mock-api.ts';
import { openDeletion, openYourData, withoutOpenOrders, yourData } from '../personal-data.tsx';
import { button, field } from '../site-forms.tsx';

const { deletion } = yourData;
const zip = { body: 'PK', contentType: 'application/zip' };
const choice = field('Your donations that are under way');

test('opening "Your data" moves the focus to its section, which has an accessible name', async () => {
  await openYourData();
  await expect.element(page.getByRole('region', { name: yourData.title })).toHaveFocus();
});

test('a donor can download a copy of their data', async () => {
  await api.respond(copyDataEndpoint, zip);
  await openYourData();
  await button(yourData.download).click();
  await expect.element(page.getByText(yourData.downloaded)).toBeVisible();
});

test('downloading a copy of the data asks for the current password if the login is old, and then continues automatically', async () => {
  await expectBrowserError(/403/);
  await api.respond(copyDataEndpoint, failure(403, 'It has been a while.', 'password_required'), zip);
  await api.reply(checkPasswordEndpoint, { success: true, message: 'Thank you.' });
  await openYourData();
  await button(yourData.download).click();
  await expect.element(page.getByLabelText('Current password')).toHaveFocus();
  await userEvent.keyboard('a warm winter coat{Enter}');
  await expect.element(page.getByText(yourData.downloaded)).toBeVisible();
  await expect.element(button(yourData.download)).toHaveFocus();
});

test('a failed download of the data is reported, with the message from the API if there is one', async () => {
  await expectBrowserError(/429|503/);
  await expectBrowserError(/ApiError/);
  const message = 'There were several downloads of this data in a short time.';
  await api.respond(copyDataEndpoint, failure(429, message, 'too_many_requests'), { status: 503, json: {} });
  await openYourData();
  await button(yourData.download).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(message);
  await button(yourData.download).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(yourData.downloadFailed);
});

test('deleting the account first explains what that means, and pressing Enter twice does not confirm it', async () => {
  await openYourData(withoutOpenOrders);
  (button(deletion.open).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.element(page.getByText(deletion.question)).toHaveFocus();
  expect(page.getByRole('combobox').elements()).toEqual([]);
  expect(await api.sent(deleteAccountEndpoint)).toEqual([]);
  await button(deletion.keep).click();
  await expect.element(button(deletion.open)).toHaveFocus();
});

test('deleting the account requires a choice about donations that are under way', async () => {
  await openDeletion();
  await button(deletion.submit).click();
  await expect.element(choice).toHaveFocus();
  await expect.element(choice).toHaveAccessibleDescription(new RegExp(messages.openOrders));
  expect(await api.sent(deleteAccountEndpoint)).toEqual([]);
});

test('deleting the account sends the choice about open donations, and a failure keeps the session and the choice', async () => {
  await expectBrowserError(/409/);
  await api.respond(deleteAccountEndpoint, failure(409, 'You are the only member of staff.', 'conflict'));
  await openDeletion();
  await userEvent.selectOptions(choice, 'finish');
  await button(deletion.submit).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent('You are the only member of staff.');
  expect((await api.sent(deleteAccountEndpoint)).map(({ body }) => JSON.parse(body ?? ''))).toEqual([
    { openOrders: 'finish' },
  ]);
  expect(localStorage.getItem('token')).not.toBeNull();
  await expect.element(choice).toHaveValue('finish');
});

test('deleting the account shows the choice about open donations if a donation was placed on another device in the meantime', async () => {
  await expectBrowserError(/400/);
  const fields = { openOrders: messages.openOrders };
  await api.respond(deleteAccountEndpoint, failure(400, messages.openOrders, 'invalid_fields', fields));
  await openDeletion(withoutOpenOrders);
  await button(deletion.submit).click();
  await expect.element(page.getByRole('combobox')).toHaveFocus();
  await userEvent.selectOptions(page.getByRole('combobox'), 'finish');
  await button(deletion.submit).click();
  await expect.poll(() => api.sent(deleteAccountEndpoint)).toHaveLength(2);
  expect(JSON.parse((await api.sent(deleteAccountEndpoint))[1]?.body ?? '')).toEqual({ openOrders: 'finish' });
});

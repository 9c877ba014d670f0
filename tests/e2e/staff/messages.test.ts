import type { Page } from 'playwright/test';
import { uniqueWord } from './desk-api.ts';
import { expect, test } from './fixtures.ts';

const row = (page: Page, word: string) =>
  page.getByRole('list', { name: 'Messages', exact: true }).getByRole('listitem').filter({ hasText: word });
const thread = (page: Page) => page.getByRole('region', { name: 'The open message' });

test('staff can read a contact message, reply to it by email, and reopen it', async ({ page, desk, signInStaff }) => {
  const word = uniqueWord();
  await desk.sendContactMessage({
    name: 'Ruth',
    subject: `Hours & keys ${word}`,
    message: 'When can I come?\nThank you!',
  });
  await signInStaff({ username: 'Robin' });
  await page.goto('/staff#messages');
  await row(page, word).getByRole('link').click();
  await expect(thread(page)).toContainText('When can I come?');
  await expect(thread(page)).toContainText('Your reply will be emailed to ruth@example.com.');
  await thread(page).getByLabel('Your reply').fill('Any time.');
  await thread(page).getByRole('button', { name: 'Send' }).click();
  await expect(thread(page).locator(':focus')).toHaveText('Your reply has been sent.');
  await thread(page).getByRole('button', { name: 'Mark as open' }).click();
  await expect(thread(page).getByText('The message is open again.')).toBeVisible();
  await expect(row(page, word)).toContainText('Waiting');
  await page.getByRole('tab', { name: 'Orders' }).click();
  await page.getByRole('tab', { name: 'Messages' }).click();
  await expect(thread(page)).toContainText('Any time.');
});

test('when a contact message cannot be marked as answered, an alert is shown, and a second attempt succeeds', async ({
  page,
  desk,
  signInStaff,
  expectBrowserError,
}) => {
  expectBrowserError(/ERR_/);
  expectBrowserError(/ApiError/);
  const word = uniqueWord();
  await desk.sendContactMessage({ message: `No subject ${word}` });
  await signInStaff();
  await page.goto('/staff#messages');
  await row(page, word).getByRole('link').click();
  const answeredButton = thread(page).getByRole('button', { name: 'Mark as answered' });
  await expect(answeredButton).toBeVisible();
  await expect(row(page, word)).not.toContainText('1 new');
  await page.route('**/api/staff/messages/*', (route) => route.abort('connectionreset'), { times: 1 });
  await answeredButton.click();
  await expect(thread(page).getByRole('alert')).toHaveText('We couldn’t save that. Please try again.');
  await answeredButton.click();
  await expect(thread(page).getByRole('alert')).toHaveCount(0);
  await expect(thread(page).getByRole('button', { name: 'Mark as open' })).toBeVisible();
});

test('on a phone, an open message replaces the list, and going back returns to its row in the list', async ({
  page,
  desk,
  signInStaff,
}) => {
  const word = uniqueWord();
  await desk.sendContactMessage({ subject: `Van ${word}`, message: 'Where is it?' });
  await page.setViewportSize({ width: 390, height: 844 });
  await signInStaff();
  await page.goto('/staff#messages');
  await row(page, word).getByRole('link').click();
  await expect(thread(page).getByRole('heading', { name: `Van ${word}` })).toBeFocused();
  await expect(row(page, word)).toBeHidden();
  await thread(page).getByRole('button', { name: 'Back to the list' }).click();
  await expect(row(page, word).getByRole('link')).toBeFocused();
  await row(page, word).getByRole('link').click();
  await page.goBack();
  await expect(row(page, word).getByRole('link')).toBeVisible();
});

import type { Page } from 'playwright/test';
import { uniqueWord } from './desk-api.ts';
import { expect, test } from './fixtures.ts';

const message = (page: Page, name: string) => page.getByRole('article', { name });

test('staff can read a contact message, answer it by email, mark it as answered and open it again', async ({
  page,
  desk,
  signInStaff,
}) => {
  const word = uniqueWord();
  await desk.sendMessage({ name: 'Ruth', subject: `Hours & keys ${word}`, message: 'When can I come?\nThank you!' });
  await signInStaff({ username: 'Robin' });
  await page.goto('/staff#messages');
  const contactMessage = message(page, `Hours & keys ${word}`);
  await expect(contactMessage).toContainText('When can I come?');
  await expect(contactMessage.getByRole('link', { name: 'ruth@example.com' })).toHaveAttribute(
    'href',
    `mailto:ruth%40example.com?subject=Re%3A%20Hours%20%26%20keys%20${word}`,
  );
  await contactMessage.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(contactMessage.getByRole('status')).toHaveText('The message is marked as answered.');
  await expect(contactMessage).toContainText('Answered by Robin');
  await expect(contactMessage.getByRole('button', { name: 'Mark as open' })).toBeFocused();
  await page.getByLabel('Show').selectOption('Answered');
  await expect(contactMessage).toBeVisible();
  await page.getByRole('tab', { name: 'Orders' }).click();
  await page.getByRole('tab', { name: 'Messages' }).click();
  await expect(page.getByLabel('Show')).toHaveValue('answered');
  await contactMessage.getByRole('button', { name: 'Mark as open' }).click();
  await expect(contactMessage.getByRole('status')).toHaveText('The message is open again.');
  await page.getByLabel('Show').selectOption('Waiting for an answer');
  await expect(contactMessage.getByRole('button', { name: 'Mark as answered' })).toBeVisible();
});

test('a contact message that could not be marked as answered shows an alert and can be marked again', async ({
  page,
  desk,
  signInStaff,
  expectProblem,
}) => {
  expectProblem(/ERR_/);
  expectProblem(/ApiError/);
  const word = uniqueWord();
  await desk.sendMessage({ message: `No subject ${word}` });
  await signInStaff();
  await page.goto('/staff#messages');
  const contactMessage = message(page, 'No subject').filter({ hasText: word });
  await page.route('**/api/staff/complaints/*', (route) => route.abort('connectionreset'), { times: 1 });
  await contactMessage.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(contactMessage.getByRole('alert')).toHaveText('We couldn’t mark the message. Please try again.');
  await contactMessage.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(contactMessage.getByRole('alert')).toHaveCount(0);
  await expect(contactMessage.getByRole('button', { name: 'Mark as open' })).toBeVisible();
});

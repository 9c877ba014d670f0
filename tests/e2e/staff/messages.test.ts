import type { Page } from 'playwright/test';
import { uniqueWord } from './desk-api.ts';
import { expect, test } from './fixtures.ts';

const message = (page: Page, name: string) => page.getByRole('article', { name });

test('a message is read, answered by mail, marked as answered, and open again', async ({ page, desk, signInStaff }) => {
  const word = uniqueWord();
  await desk.sendMessage({ name: 'Ruth', subject: `Hours & keys ${word}`, message: 'When can I come?\nThank you!' });
  await signInStaff({ username: 'Robin' });
  await page.goto('/staff#messages');
  const one = message(page, `Hours & keys ${word}`);
  await expect(one).toContainText('When can I come?');
  await expect(one.getByRole('link', { name: 'ruth@example.com' })).toHaveAttribute(
    'href',
    `mailto:ruth%40example.com?subject=Re%3A%20Hours%20%26%20keys%20${word}`,
  );
  await one.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(one.getByRole('status')).toHaveText('The message is marked as answered.');
  await expect(one).toContainText('Answered by Robin');
  await expect(one.getByRole('button', { name: 'Mark as open' })).toBeFocused();
  await page.getByLabel('Show').selectOption('Answered');
  await expect(one).toBeVisible();
  await page.getByRole('tab', { name: 'Orders' }).click();
  await page.getByRole('tab', { name: 'Messages' }).click();
  await expect(page.getByLabel('Show')).toHaveValue('answered');
  await one.getByRole('button', { name: 'Mark as open' }).click();
  await expect(one.getByRole('status')).toHaveText('The message is open again.');
  await page.getByLabel('Show').selectOption('Waiting for an answer');
  await expect(one.getByRole('button', { name: 'Mark as answered' })).toBeVisible();
});

test('a message that cannot be marked says so, and can be tried again', async ({
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
  const one = message(page, 'No subject').filter({ hasText: word });
  await page.route('**/api/staff/complaints/*', (route) => route.abort('connectionreset'), { times: 1 });
  await one.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(one.getByRole('alert')).toHaveText('We couldn’t mark the message. Please try again.');
  await one.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(one.getByRole('alert')).toHaveCount(0);
  await expect(one.getByRole('button', { name: 'Mark as open' })).toBeVisible();
});

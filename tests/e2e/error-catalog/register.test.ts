import { expect, test } from '../fixtures.ts';
import { failure, failuresWithoutMessage, timeoutErrors, unsuccessfulReply } from './fake-replies.ts';
import { expectValuesKept, registerForm, submit, submitWithoutReply } from './forms.ts';

const fallback = 'An error occurred. Please try again.';

test('Register failure: the server message of a 200 with success false is shown', async ({ page }) => {
  const reply = unsuccessfulReply('We are not taking new accounts today');
  await registerForm.fill(page);
  await page.route(registerForm.url, reply.fulfill);
  await submit(page, registerForm);
  await expect(page.getByRole('alert')).toHaveText('We are not taking new accounts today');
  await expectValuesKept(page, registerForm);
  await expect(page).toHaveURL('/register');
});

test('Register failure: the message of the real API is shown', async ({ page, registerDonor, expectBrowserError }) => {
  expectBrowserError(/409/);
  const { email } = await registerDonor();
  await registerForm.fill(page);
  await page.getByLabel('Email').fill(email);
  await submit(page, registerForm);
  await expect(page.getByRole('alert')).toContainText('This email already has an account.');
  await expect(page.getByLabel('Username')).toHaveValue('Amal');
});

test('Register failure: the server message is shown for any status', async ({ page, expectBrowserError }) => {
  const reply = failure(503, 'Down for maintenance. Back at noon');
  for (const error of reply.errors) expectBrowserError(error);
  await registerForm.fill(page);
  await page.route(registerForm.url, reply.fulfill);
  await submit(page, registerForm);
  await expect(page.getByRole('alert')).toHaveText('Down for maintenance. Back at noon');
});

for (const [cause, { fulfill, errors }] of Object.entries(failuresWithoutMessage)) {
  test(`Register failure: '${fallback}' is shown after ${cause}`, async ({ page, expectBrowserError }) => {
    for (const error of errors) expectBrowserError(error);
    await registerForm.fill(page);
    await page.route(registerForm.url, fulfill);
    await submit(page, registerForm);
    await expect(page.getByRole('alert')).toHaveText(fallback);
    await expectValuesKept(page, registerForm);
  });
}

test(`Register failure: '${fallback}' is shown after a timeout`, async ({ page, expectBrowserError }) => {
  for (const error of timeoutErrors) expectBrowserError(error);
  await registerForm.fill(page);
  await submitWithoutReply(page, registerForm);
  await expect(page.getByRole('alert')).toHaveText(fallback);
  await expectValuesKept(page, registerForm);
});

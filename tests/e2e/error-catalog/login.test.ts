import { expect, test } from '../fixtures.ts';
import { failure, failuresWithoutMessage, timeoutErrors, unsuccessfulReply } from './fake-replies.ts';
import { expectValuesKept, logInForm, submit, submitWithoutReply } from './forms.ts';

const fallback = 'An error occurred. Please try again.';

test('Login client validation: an empty form shows a list of messages', async ({ page }) => {
  await page.goto('/login');
  await submit(page, logInForm);
  const messages = page.getByRole('alert').getByRole('listitem');
  await expect(messages).toHaveText(['Email is required', 'Password is invalid']);
  await expect(page.getByRole('alert')).toBeFocused();
});

test("Login client validation: a missing password shows 'Password is invalid'", async ({ page }) => {
  await logInForm.fill(page);
  await page.getByLabel('Password').fill('');
  await submit(page, logInForm);
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText(['Password is invalid']);
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Password is invalid');
  await expect(page.getByLabel('Password')).toBeFocused();
});

for (const email of ['amal@example.org', 'amal@example', 'amal', 'amal@.com']) {
  test(`Login client validation: the email ${email} is refused without a request`, async ({ page }) => {
    await logInForm.fill(page);
    await page.getByLabel('Email').fill(email);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await submit(page, logInForm);
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/valid address ending in .com or .net/);
    expect(requests.filter((url) => url.endsWith('/Login'))).toEqual([]);
  });
}

test('Login success false: the server message is shown in an alert', async ({ page }) => {
  const reply = unsuccessfulReply('This account is suspended');
  await logInForm.fill(page);
  await page.route(logInForm.url, reply.fulfill);
  await submit(page, logInForm);
  await expect(page.getByRole('alert')).toHaveText('This account is suspended');
  await expect(page.getByRole('alert')).toBeFocused();
  await expectValuesKept(page, logInForm);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('Login request error: the message of the real API is shown', async ({ page, expectBrowserError }) => {
  expectBrowserError(/401/);
  await logInForm.fill(page);
  await submit(page, logInForm);
  await expect(page.getByRole('alert')).toHaveText('That email or password isn’t right. Check both and try again.');
  await expect(page.getByRole('alert')).toBeFocused();
  await expectValuesKept(page, logInForm);
  await expect(page).toHaveURL('/login');
});

test('Login request error: the server message is shown for any status', async ({ page, expectBrowserError }) => {
  const reply = failure(503, 'Down for maintenance. Back at noon');
  for (const error of reply.errors) expectBrowserError(error);
  await logInForm.fill(page);
  await page.route(logInForm.url, reply.fulfill);
  await submit(page, logInForm);
  await expect(page.getByRole('alert')).toHaveText('Down for maintenance. Back at noon');
});

for (const [cause, { fulfill, errors }] of Object.entries(failuresWithoutMessage)) {
  test(`Login request error: '${fallback}' is shown after ${cause}`, async ({ page, expectBrowserError }) => {
    for (const error of errors) expectBrowserError(error);
    await logInForm.fill(page);
    await page.route(logInForm.url, fulfill);
    await submit(page, logInForm);
    await expect(page.getByRole('alert')).toHaveText(fallback);
    await expectValuesKept(page, logInForm);
  });
}

test(`Login request error: '${fallback}' is shown after a timeout, and a second attempt succeeds`, async ({
  page,
  registerDonor,
  expectBrowserError,
}) => {
  for (const error of timeoutErrors) expectBrowserError(error);
  const donor = await registerDonor();
  await logInForm.fill(page);
  await submitWithoutReply(page, logInForm);
  await expect(page.getByRole('alert')).toHaveText(fallback);
  await expectValuesKept(page, logInForm);
  await page.getByLabel('Email').fill(donor.email);
  await page.getByLabel('Password').fill(donor.password);
  await submit(page, logInForm);
  await expect(page).toHaveURL('/');
});

test("Login success: 'Login is successful' is shown on the home page, whatever message the API sends", async ({
  page,
}) => {
  await logInForm.fill(page);
  await page.route(logInForm.url, (route) =>
    route.fulfill({ json: { success: true, message: 'OK', token: 'a.e30.c' } }),
  );
  await submit(page, logInForm);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('status').first()).toHaveText('Login is successful');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
});

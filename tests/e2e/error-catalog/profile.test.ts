import { expect, test } from '../fixtures.ts';
import { plainPhoto } from '../photos.ts';
import { type FakeReply, failure, failuresWithoutMessage, timeoutErrors, unsuccessfulReply } from './fake-replies.ts';
import { detailsForm, expectValuesKept, type Form, passwordForm, submit, submitWithoutReply } from './forms.ts';

const fallback = 'An error occurred. Please try again.';
const forms: [error: string, form: Form][] = [
  ['Profile update failure', detailsForm],
  ['Password change failure', passwordForm],
];

test.beforeEach(({ signInDonor }) => signInDonor());

for (const [error, form] of forms) {
  const repliesWithMessage: Record<string, FakeReply> = {
    'a 200 with success false': unsuccessfulReply('We are counting blankets. Try again tomorrow'),
    'a 409': failure(409, 'We are counting blankets. Try again tomorrow'),
    'a 503': failure(503, 'We are counting blankets. Try again tomorrow'),
  };
  for (const [cause, { fulfill, errors }] of Object.entries(repliesWithMessage)) {
    test(`${error}: the server message of ${cause} is shown in a red alert`, async ({ page, expectBrowserError }) => {
      for (const pattern of errors) expectBrowserError(pattern);
      await form.fill(page);
      await page.route(form.url, fulfill);
      await submit(page, form);
      await expect(page.getByRole('alert')).toHaveText('We are counting blankets. Try again tomorrow');
      await expect(page.getByRole('alert')).toHaveClass(/notice--alert/);
      await expectValuesKept(page, form);
    });
  }

  for (const [cause, { fulfill, errors }] of Object.entries(failuresWithoutMessage)) {
    test(`${error}: '${fallback}' is shown in an alert after ${cause}`, async ({ page, expectBrowserError }) => {
      for (const pattern of errors) expectBrowserError(pattern);
      await form.fill(page);
      await page.route(form.url, fulfill);
      await submit(page, form);
      await expect(page.getByRole('alert')).toHaveText(fallback);
      await expectValuesKept(page, form);
    });
  }

  test(`${error}: '${fallback}' is shown after a timeout, and a successful attempt clears the fields and the error`, async ({
    page,
    expectBrowserError,
  }) => {
    for (const pattern of timeoutErrors) expectBrowserError(pattern);
    await form.fill(page);
    await submitWithoutReply(page, form);
    await expect(page.getByRole('alert')).toHaveText(fallback);
    await expectValuesKept(page, form);
    await submit(page, form);
    await expect(page.getByRole('alert')).toHaveCount(0);
    const empty = Object.fromEntries(Object.keys(form.typed).map((label) => [label, '']));
    await expectValuesKept(page, { ...form, typed: empty });
  });
}

const photoUrl = '**/api/profile/uploadphoto';
const photoFailures: Record<string, FakeReply> = {
  'a 200 with success false': { ...unsuccessfulReply('Not this one'), errors: [/ApiError: Not this one/] },
  'a 503 with a message': { ...failure(503, 'Not now'), errors: [/503/, /ApiError: Not now/] },
  ...failuresWithoutMessage,
  'a timeout': { fulfill: (route) => route.abort('timedout'), errors: timeoutErrors },
};

for (const [cause, { fulfill, errors }] of Object.entries(photoFailures)) {
  test(`Photo upload failure: ${cause} is logged and not shown, and a second attempt succeeds`, async ({
    page,
    expectBrowserError,
  }) => {
    for (const pattern of errors) expectBrowserError(pattern);
    await page.goto('/profile#profile');
    await page.getByLabel('Photo', { exact: true }).setInputFiles(await plainPhoto('teal'));
    await expect(page.getByRole('slider')).toBeVisible();
    const textBefore = await page.getByRole('main').innerText();
    await page.route(photoUrl, fulfill);
    const logged = page.waitForEvent('console', (message) => message.text().includes('ApiError'));
    const button = page.getByRole('button', { name: 'Upload Photo' });
    await button.click();
    await logged;
    await expect(button).toHaveAttribute('aria-disabled', 'false');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect.poll(() => page.getByRole('main').innerText()).toBe(textBefore);
    await page.unroute(photoUrl);
    await button.click();
    await expect(page.getByText('Your Photo Is Updated successfully!')).toBeVisible();
  });
}

import { expect, test } from '../fixtures.ts';
import { failure, failuresWithoutMessage, timeoutErrors, unsuccessfulReply } from './fake-replies.ts';
import { donationForm, expectValuesKept, submit, submitWithoutReply } from './forms.ts';

const callFailure = 'An error occurred while sending data to the API.';
const success = 'Your Donation was sent successfully!';

test.beforeEach(async ({ page, signInDonor }) => {
  await signInDonor();
  await donationForm.fill(page);
});

test('Donation success false: the server message is shown', async ({ page }) => {
  const reply = unsuccessfulReply('That organization has all the lamps it needs');
  await page.route(donationForm.url, reply.fulfill);
  await submit(page, donationForm);
  await expect(page.getByRole('alert')).toHaveText('That organization has all the lamps it needs');
  await expectValuesKept(page, donationForm);
});

test(`Donation call failure: '${callFailure}' is shown with the server message below it`, async ({
  page,
  expectBrowserError,
}) => {
  const reply = failure(507, 'There’s no room to store this right now');
  for (const error of reply.errors) expectBrowserError(error);
  await page.route(donationForm.url, reply.fulfill);
  await submit(page, donationForm);
  await expect(page.getByRole('alert')).toContainText(callFailure);
  await expect(page.getByRole('alert')).toContainText('There’s no room to store this right now');
  await expectValuesKept(page, donationForm);
});

for (const [cause, { fulfill, errors }] of Object.entries(failuresWithoutMessage)) {
  test(`Donation call failure: '${callFailure}' is shown after ${cause}`, async ({ page, expectBrowserError }) => {
    for (const error of errors) expectBrowserError(error);
    await page.route(donationForm.url, fulfill);
    await submit(page, donationForm);
    await expect(page.getByRole('alert')).toContainText(callFailure);
    await expect(page.getByRole('alert')).toBeFocused();
    await expectValuesKept(page, donationForm);
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  });
}

test(`Donation call failure: '${callFailure}' is shown after a timeout, and a second attempt succeeds`, async ({
  page,
  expectBrowserError,
}) => {
  for (const error of timeoutErrors) expectBrowserError(error);
  await submitWithoutReply(page, donationForm);
  await expect(page.getByRole('alert')).toContainText(callFailure);
  await expectValuesKept(page, donationForm);
  await submit(page, donationForm);
  await expect(page.getByRole('status').filter({ hasText: success })).toBeVisible();
});

test(`Donation success: '${success}' is shown without an alert`, async ({ page }) => {
  await submit(page, donationForm);
  await expect(page.getByRole('status').filter({ hasText: success })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

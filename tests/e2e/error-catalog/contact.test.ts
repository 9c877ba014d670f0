import { expect, test } from '../fixtures.ts';
import { failure, failuresWithoutMessage, timeoutErrors, unsuccessfulReply } from './fake-replies.ts';
import { contactForm, expectValuesKept, submit, submitWithoutReply } from './forms.ts';

const callFailure = 'An error occurred while sending your message.';

test.beforeEach(({ signInDonor }) => signInDonor());

test('Contact success false: the server message is shown', async ({ page }) => {
  const reply = unsuccessfulReply('Our mailbox is full');
  await contactForm.fill(page);
  await page.route(contactForm.url, reply.fulfill);
  await submit(page, contactForm);
  await expect(page.getByRole('alert')).toHaveText('Our mailbox is full');
  await expectValuesKept(page, contactForm);
});

test(`Contact call failure: '${callFailure}' is shown with the server message below it`, async ({
  page,
  expectBrowserError,
}) => {
  const reply = failure(429, 'That was too often. Try again in a minute');
  for (const error of reply.errors) expectBrowserError(error);
  await contactForm.fill(page);
  await page.route(contactForm.url, reply.fulfill);
  await submit(page, contactForm);
  await expect(page.getByRole('alert')).toContainText(callFailure);
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText(['That was too often. Try again in a minute']);
  await expectValuesKept(page, contactForm);
});

for (const [cause, { fulfill, errors }] of Object.entries(failuresWithoutMessage)) {
  test(`Contact call failure: '${callFailure}' is shown after ${cause}`, async ({ page, expectBrowserError }) => {
    for (const error of errors) expectBrowserError(error);
    await contactForm.fill(page);
    await page.route(contactForm.url, fulfill);
    await submit(page, contactForm);
    await expect(page.getByRole('alert')).toHaveText(callFailure);
    await expect(page.getByRole('alert')).toBeFocused();
    await expectValuesKept(page, contactForm);
  });
}

test(`Contact call failure: '${callFailure}' is shown after a timeout, and a second attempt succeeds`, async ({
  page,
  expectBrowserError,
}) => {
  for (const error of timeoutErrors) expectBrowserError(error);
  await contactForm.fill(page);
  await submitWithoutReply(page, contactForm);
  await expect(page.getByRole('alert')).toHaveText(callFailure);
  await expectValuesKept(page, contactForm);
  await submit(page, contactForm);
  await expect(page.getByRole('status')).toHaveText('Your message was sent successfully!');
});

test("Contact success: 'Your message was sent successfully!' is shown, even without a subject, and the form is cleared", async ({
  page,
}) => {
  // Leaves the optional subject empty.
  await contactForm.fill(page);
  await submit(page, contactForm);
  await expect(page.getByRole('status')).toHaveText('Your message was sent successfully!');
  for (const label of ['Full Name', 'Email Address', 'Subject', 'Message']) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue('');
  }
  await expect(page.getByRole('alert')).toHaveCount(0);
});

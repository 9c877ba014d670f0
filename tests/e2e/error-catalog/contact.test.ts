import { expect, test } from '../fixtures.ts';
import { failure, refusal, repliesWithoutMessage, timeoutProblems } from './fake-replies.ts';
import { contactForm, expectValuesKept, submit, submitWithoutReply } from './forms.ts';

const callFailure = 'An error occurred while sending your message.';

test.beforeEach(({ signInDonor }) => signInDonor());

test('Contact success false: server message', async ({ page }) => {
  const no = refusal('Our letter box is full');
  await contactForm.fill(page);
  await page.route(contactForm.url, no.fulfill);
  await submit(page, contactForm);
  await expect(page.getByRole('alert')).toHaveText('Our letter box is full');
  await expectValuesKept(page, contactForm);
});

test(`Contact call failure: '${callFailure}', with the server's message under it`, async ({ page, expectProblem }) => {
  const no = failure(429, 'That was too often. Try again in a minute');
  for (const problem of no.problems) expectProblem(problem);
  await contactForm.fill(page);
  await page.route(contactForm.url, no.fulfill);
  await submit(page, contactForm);
  await expect(page.getByRole('alert')).toContainText(callFailure);
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText(['That was too often. Try again in a minute']);
  await expectValuesKept(page, contactForm);
});

for (const [what, { fulfill, problems }] of Object.entries(repliesWithoutMessage)) {
  test(`Contact call failure: '${callFailure}' (${what})`, async ({ page, expectProblem }) => {
    for (const problem of problems) expectProblem(problem);
    await contactForm.fill(page);
    await page.route(contactForm.url, fulfill);
    await submit(page, contactForm);
    await expect(page.getByRole('alert')).toHaveText(callFailure);
    await expect(page.getByRole('alert')).toBeFocused();
    await expectValuesKept(page, contactForm);
  });
}

test(`Contact call failure: '${callFailure}' (no answer ever), and a second try goes through`, async ({
  page,
  expectProblem,
}) => {
  for (const problem of timeoutProblems) expectProblem(problem);
  await contactForm.fill(page);
  await submitWithoutReply(page, contactForm);
  await expect(page.getByRole('alert')).toHaveText(callFailure);
  await expectValuesKept(page, contactForm);
  await submit(page, contactForm);
  await expect(page.getByRole('status')).toHaveText('Your message was sent successfully!');
});

test("Contact success, without a subject: 'Your message was sent successfully!', and the form is empty again", async ({
  page,
}) => {
  await contactForm.fill(page);
  await submit(page, contactForm);
  await expect(page.getByRole('status')).toHaveText('Your message was sent successfully!');
  for (const label of ['Full Name', 'Email Address', 'Subject', 'Message']) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue('');
  }
  await expect(page.getByRole('alert')).toHaveCount(0);
});

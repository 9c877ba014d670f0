import { expect, test } from '../fixtures.ts';
import { cutProblems, failure, refusal, silent } from './fake-replies.ts';
import { contactForm, expectKept, sendWithoutAnswer, submit } from './forms.ts';

const callFailure = 'An error occurred while sending your message.';

test.beforeEach(({ signInDonor }) => signInDonor());

test('Contact success false: server message', async ({ page }) => {
  const no = refusal('Our letter box is full');
  await contactForm.fill(page);
  await page.route(contactForm.address, no.give);
  await submit(page, contactForm);
  await expect(page.getByRole('alert')).toHaveText('Our letter box is full');
  await expectKept(page, contactForm);
});

test(`Contact call failure: '${callFailure}', with the server's message under it`, async ({ page, expectProblem }) => {
  const no = failure(429, 'That was too often. Try again in a minute');
  for (const problem of no.problems) expectProblem(problem);
  await contactForm.fill(page);
  await page.route(contactForm.address, no.give);
  await submit(page, contactForm);
  await expect(page.getByRole('alert')).toContainText(callFailure);
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText(['That was too often. Try again in a minute']);
  await expectKept(page, contactForm);
});

for (const [what, { give, problems }] of Object.entries(silent)) {
  test(`Contact call failure: '${callFailure}' (${what})`, async ({ page, expectProblem }) => {
    for (const problem of problems) expectProblem(problem);
    await contactForm.fill(page);
    await page.route(contactForm.address, give);
    await submit(page, contactForm);
    await expect(page.getByRole('alert')).toHaveText(callFailure);
    await expect(page.getByRole('alert')).toBeFocused();
    await expectKept(page, contactForm);
  });
}

test(`Contact call failure: '${callFailure}' (no answer ever), and a second try goes through`, async ({
  page,
  expectProblem,
}) => {
  for (const problem of cutProblems) expectProblem(problem);
  await contactForm.fill(page);
  await sendWithoutAnswer(page, contactForm);
  await expect(page.getByRole('alert')).toHaveText(callFailure);
  await expectKept(page, contactForm);
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

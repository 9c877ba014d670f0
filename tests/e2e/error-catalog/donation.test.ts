import { expect, test } from '../fixtures.ts';
import { cutProblems, failure, refusal, silent } from './fake-replies.ts';
import { donationForm, expectKept, sendWithoutAnswer, submit } from './forms.ts';

const callFailure = 'An error occurred while sending data to the API.';
const success = 'Your Donation was sent successfully!';

test.beforeEach(async ({ page, signInDonor }) => {
  await signInDonor();
  await donationForm.fill(page);
});

test('Donation success false: server message', async ({ page }) => {
  const no = refusal('That organization has all the lamps it needs');
  await page.route(donationForm.address, no.give);
  await submit(page, donationForm);
  await expect(page.getByRole('alert')).toHaveText('That organization has all the lamps it needs');
  await expectKept(page, donationForm);
});

test(`Donation call failure: '${callFailure}', with the server's message under it`, async ({ page, expectProblem }) => {
  const no = failure(507, "There's no room to store this right now");
  for (const problem of no.problems) expectProblem(problem);
  await page.route(donationForm.address, no.give);
  await submit(page, donationForm);
  await expect(page.getByRole('alert')).toContainText(callFailure);
  await expect(page.getByRole('alert')).toContainText("There's no room to store this right now");
  await expectKept(page, donationForm);
});

for (const [what, { give, problems }] of Object.entries(silent)) {
  test(`Donation call failure: '${callFailure}' (${what})`, async ({ page, expectProblem }) => {
    for (const problem of problems) expectProblem(problem);
    await page.route(donationForm.address, give);
    await submit(page, donationForm);
    await expect(page.getByRole('alert')).toContainText(callFailure);
    await expect(page.getByRole('alert')).toBeFocused();
    await expectKept(page, donationForm);
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  });
}

test(`Donation call failure: '${callFailure}' (no answer ever), and a second try goes through`, async ({
  page,
  expectProblem,
}) => {
  for (const problem of cutProblems) expectProblem(problem);
  await sendWithoutAnswer(page, donationForm);
  await expect(page.getByRole('alert')).toContainText(callFailure);
  await expectKept(page, donationForm);
  await submit(page, donationForm);
  await expect(page.getByRole('status').filter({ hasText: success })).toBeVisible();
});

test(`Donation success: '${success}', and the form starts again`, async ({ page }) => {
  await submit(page, donationForm);
  await expect(page.getByRole('status').filter({ hasText: success })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

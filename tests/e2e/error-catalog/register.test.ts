import { expect, test } from '../fixtures.ts';
import { failure, refusal, repliesWithoutMessage, timeoutProblems } from './fake-replies.ts';
import { expectValuesKept, registerForm, submit, submitWithoutReply } from './forms.ts';

const lastWord = 'An error occurred. Please try again.';

test('Register failure: server message of a 200 with success false', async ({ page }) => {
  const no = refusal('We take no new accounts today');
  await registerForm.fill(page);
  await page.route(registerForm.url, no.fulfill);
  await submit(page, registerForm);
  await expect(page.getByRole('alert')).toHaveText('We take no new accounts today');
  await expectValuesKept(page, registerForm);
  await expect(page).toHaveURL('/register');
});

test('Register failure: server message, as the real API gives it', async ({ page, registerDonor, expectProblem }) => {
  expectProblem(/409/);
  const { email } = await registerDonor();
  await registerForm.fill(page);
  await page.getByLabel('Email').fill(email);
  await submit(page, registerForm);
  await expect(page.getByRole('alert')).toContainText('This email already has an account.');
  await expect(page.getByLabel('Username')).toHaveValue('Amal');
});

test('Register failure: server message, whatever the status', async ({ page, expectProblem }) => {
  const no = failure(503, 'We are moving house. Back at noon');
  for (const problem of no.problems) expectProblem(problem);
  await registerForm.fill(page);
  await page.route(registerForm.url, no.fulfill);
  await submit(page, registerForm);
  await expect(page.getByRole('alert')).toHaveText('We are moving house. Back at noon');
});

for (const [what, { fulfill, problems }] of Object.entries(repliesWithoutMessage)) {
  test(`Register failure: on network error the response message, else '${lastWord}' (${what})`, async ({
    page,
    expectProblem,
  }) => {
    for (const problem of problems) expectProblem(problem);
    await registerForm.fill(page);
    await page.route(registerForm.url, fulfill);
    await submit(page, registerForm);
    await expect(page.getByRole('alert')).toHaveText(lastWord);
    await expectValuesKept(page, registerForm);
  });
}

test(`Register failure: '${lastWord}' when no answer ever comes`, async ({ page, expectProblem }) => {
  for (const problem of timeoutProblems) expectProblem(problem);
  await registerForm.fill(page);
  await submitWithoutReply(page, registerForm);
  await expect(page.getByRole('alert')).toHaveText(lastWord);
  await expectValuesKept(page, registerForm);
});

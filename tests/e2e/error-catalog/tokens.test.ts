import { expect, test } from '../fixtures.ts';
import { logIn } from '../log-in.ts';

const tokens = {
  'a missing part': ['secretpart', 'missing part #2'],
  'bad base64': ['secretpart.%%%.signature', 'invalid base64 for part #2'],
  'bad JSON': [`secretpart.${Buffer.from('{"sub":').toString('base64url')}.signature`, 'invalid json for part #2'],
} as const;

// The fourth kind, a token that is no text, cannot lie in a browser's storage: tests/unit/stores/session.test.ts.
for (const [kind, [token, reason]] of Object.entries(tokens)) {
  test(`Invalid token on decoding: error named InvalidTokenError (${kind}), no user, and the page goes on`, async ({
    page,
    context,
    baseURL,
    expectProblem,
  }) => {
    expectProblem(new RegExp(`InvalidTokenError: Invalid token specified: ${reason}`));
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    const localStorage = [{ name: 'token', value: token }];
    await context.setStorageState({ cookies: [], origins: [{ origin: baseURL ?? '', localStorage }] });
    await page.goto('/');
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden();
    expect(said.join('\n')).not.toContain(token);
    await page.getByRole('article', { name: '1 of 3' }).getByRole('link', { name: 'Next slide' }).click();
    await expect(page.getByRole('article', { name: '2 of 3' })).toBeInViewport({ ratio: 0.6 });
  });
}

test('Invalid token: the guard lets it through, the first call ends the session with a word, and a log-in leads back', async ({
  page,
  context,
  baseURL,
  registerDonor,
  expectProblem,
}) => {
  expectProblem(/InvalidTokenError/);
  expectProblem(/401/);
  const kept = [{ name: 'token', value: 'only-one-part' }];
  await context.setStorageState({ cookies: [], origins: [{ origin: baseURL ?? '', localStorage: kept }] });
  await page.goto('/profile');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('alert')).toHaveText('Your session has ended. Log in again to continue.');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await logIn(page, await registerDonor());
  await expect(page).toHaveURL('/profile');
});

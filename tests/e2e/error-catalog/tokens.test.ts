import { expect, test } from '../fixtures.ts';
import { logIn } from '../log-in.ts';

const tokens = {
  'a missing part': ['secretpart', 'missing part #2'],
  'bad base64': ['secretpart.%%%.signature', 'invalid base64 for part #2'],
  'bad JSON': [`secretpart.${Buffer.from('{"sub":').toString('base64url')}.signature`, 'invalid json for part #2'],
} as const;

// The fourth kind of invalid token, a token that is not a string, cannot be in localStorage. tests/unit/stores/session.test.ts covers it.
for (const [flaw, [token, reason]] of Object.entries(tokens)) {
  test(`Invalid token on decoding: a token with ${flaw} logs InvalidTokenError, and the page works as it does for a visitor`, async ({
    page,
    context,
    baseURL,
    expectBrowserError,
  }) => {
    expectBrowserError(new RegExp(`InvalidTokenError: Invalid token specified: ${reason}`));
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const localStorage = [{ name: 'token', value: token }];
    await context.setStorageState({ cookies: [], origins: [{ origin: baseURL ?? '', localStorage }] });
    await page.goto('/');
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden();
    expect(logged.join('\n')).not.toContain(token);
    await page.getByRole('article', { name: '1 of 3' }).getByRole('link', { name: 'Next slide' }).click();
    await expect(page.getByRole('article', { name: '2 of 3' })).toBeInViewport({ ratio: 0.6 });
  });
}

test('Invalid token: the first request of a guarded page ends the session with a message, and a login returns to the page', async ({
  page,
  context,
  baseURL,
  registerDonor,
  expectBrowserError,
}) => {
  expectBrowserError(/InvalidTokenError/);
  expectBrowserError(/401/);
  const invalidToken = [{ name: 'token', value: 'only-one-part' }];
  await context.setStorageState({ cookies: [], origins: [{ origin: baseURL ?? '', localStorage: invalidToken }] });
  await page.goto('/profile');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('alert')).toHaveText('Your session has ended. Log in again to continue.');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await logIn(page, await registerDonor());
  await expect(page).toHaveURL('/profile');
});

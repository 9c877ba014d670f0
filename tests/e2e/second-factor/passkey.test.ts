import { logIn } from '../log-in.ts';
import { recordTransfers } from '../visit.ts';
import { addPasskey, expect, openSecondFactors, test } from './fixtures.ts';

test('a donor can add a passkey, log in with it, and remove it', async ({ page, registerDonor }) => {
  const donor = await registerDonor();
  const { cdp, authenticatorId } = await addPasskey(page, donor, 'Blue key');
  await expect(page.getByText('The passkey Blue key is ready to use at login.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  expect((await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials).toHaveLength(1);

  await page.getByRole('button', { name: 'Logout' }).first().click();
  await expect(page).toHaveURL('/login');
  await logIn(page, donor);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Login is successful')).toBeVisible();

  await test.step('the same key cannot be added again', async () => {
    await openSecondFactors(page);
    await page.getByLabel('Name of the passkey').fill('Again');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(page.getByText('No passkey was added.')).toBeVisible();
  });

  await page.getByRole('button', { name: 'Remove Blue key' }).click();
  await page.getByRole('button', { name: 'Yes, remove it' }).click();
  await expect(page.getByText('Right now, your password alone is enough to log in.')).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await logIn(page, donor);
  await expect(page).toHaveURL('/');
});

test('a login with a lost passkey shows a message, and a recovery code works instead', async ({
  page,
  registerDonor,
}) => {
  const donor = await registerDonor();
  const { cdp, authenticatorId } = await addPasskey(page, donor, 'Lost key');
  const code = page.getByRole('region', { name: 'Recovery codes' }).getByRole('listitem').first();
  const recoveryCode = (await code.textContent()) ?? '';
  await cdp.send('WebAuthn.clearCredentials', { authenticatorId });

  await page.getByRole('button', { name: 'Logout' }).first().click();
  await logIn(page, donor);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('Your passkey wasn’t confirmed.')).toBeVisible();
  await page.getByLabel('Recovery code').fill(recoveryCode);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Login is successful')).toBeVisible();
});

test('a login without a second factor and the profile load no scripts for second factors until someone opens the second factors', async ({
  page,
  registerDonor,
}) => {
  const donor = await registerDonor();
  const transfers = await recordTransfers(page);
  const scripts = () => transfers.filter(({ url }) => url.endsWith('.js')).map(({ url }) => url);
  // The build names the script of @simplewebauthn/browser after its folder `esm`.
  const isForSecondFactors = (url: string) => /\/(SecondStep|SecondFactors|passkeys|esm)\./.test(new URL(url).pathname);
  await page.goto('/login');
  await logIn(page, donor);
  await expect(page).toHaveURL('/');
  await page.goto('/profile#password');
  await expect(page.getByRole('button', { name: 'Set up or change' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(scripts().filter(isForSecondFactors)).toEqual([]);
  await page.getByRole('button', { name: 'Set up or change' }).click();
  await expect(page.getByRole('heading', { name: 'Passkeys' })).toBeVisible();
  expect(scripts().filter(isForSecondFactors)).not.toEqual([]);
});

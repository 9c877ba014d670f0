import { logIn } from '../log-in.ts';
import { uniqueWord } from './desk-api.ts';
import { expect, test } from './fixtures.ts';
import { orderRows, sendNow } from './orders-tab.ts';

test("threat 44: an invited volunteer registers, handles one organization's orders, and loses access when blocked", async ({
  page,
  desk,
  signInStaff,
  expectBrowserError,
}) => {
  expectBrowserError(/401/);
  expectBrowserError(/403/);
  const password = 'correct horse';
  const word = uniqueWord();
  const email = `${word}@example.com`;
  const [own, other] = [`Own ${word}`, `Other ${word}`];
  await desk.placeOrders(await desk.addOrganization(own), [`Lamp ${word}`]);
  await desk.placeOrders(await desk.addOrganization(other), [`Chair ${word}`]);
  await signInStaff();
  await page.goto('/staff#people');
  await page.getByText('Invite someone').click();
  const form = page.getByRole('form', { name: 'Send invitation' });
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Send invitation' }).click();
  await expect(form.getByLabel('Organization')).toBeFocused();
  await form.getByLabel('Organization').selectOption(own);
  await form.getByRole('button', { name: 'Send invitation' }).click();
  await expect(form.getByText(`We sent an invitation to ${email}.`)).toBeVisible();
  await expect(page.getByRole('article', { name: `${email} Volunteer, ${own}` })).toBeVisible();

  await expect.poll(() => desk.emailsTo(email)).toHaveLength(1);
  const [invitationEmail] = await desk.emailsTo(email);
  const [, code = ''] = /\/invite#([\w-]+)/.exec(invitationEmail?.text ?? '') ?? [];
  // Logs the member of staff out, because the invited person uses this browser from now on.
  await page.evaluate(() => localStorage.clear());
  await page.goto(`/invite#${code}`);
  await expect(page.getByText(`handle the donations for ${own}`)).toBeVisible();
  await page.getByLabel('Username').fill('Amal');
  await page.getByLabel('Phone').fill('01234567890');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('button', { name: 'Accept and create my account' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('status').filter({ hasText: 'with the role volunteer' })).toBeVisible();

  await logIn(page, { email, password });
  await expect(page).toHaveURL('/staff');
  await expect(page.getByText('Login is successful')).toBeVisible();
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Go to the donation desk' }).click();
  await expect(page.getByRole('tab')).toHaveText([
    'Overview',
    'Orders',
    'Receive',
    'Run list',
    'Needs',
    'Places',
    'Figures',
    'Messages',
  ]);
  await page.getByRole('tab', { name: 'Orders' }).click();
  await expect(orderRows(page)).toHaveCount(1);
  await expect(page.getByLabel('Organization')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Download as a spreadsheet' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Start review' }).click();
  await sendNow(page);
  await expect(page.getByRole('heading', { name: `Lamp ${word}` })).toHaveText(/under review$/);

  await desk.block(email, 'Left the organization');
  await page.reload();
  await expect(page).toHaveURL('/login');
  await logIn(page, { email, password });
  await expect(page.getByRole('alert').filter({ hasText: 'This account is blocked' })).toBeVisible();
});

test('the page for an unknown invitation code shows that the invitation is no longer valid', async ({
  page,
  expectBrowserError,
}) => {
  expectBrowserError(/404/);
  await page.goto('/invite#0123456789abcdefghijkl');
  await expect(page.getByRole('alert')).toContainText('This invitation is no longer valid.');
});

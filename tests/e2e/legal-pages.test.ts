import { randomBytes } from 'node:crypto';
import { expect, test } from './fixtures.ts';

const legalPages = { Privacy: '/privacy', Terms: '/terms', Accessibility: '/accessibility' };

test('the footer links to the legal pages, which need no script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/');
  for (const [name, path] of Object.entries(legalPages)) {
    await page.getByRole('navigation', { name: 'Privacy and terms' }).getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(page.getByText('The charity that runs this site must')).toBeVisible();
    await expect(page.getByText(/^Last (changed|checked) on \w+ \d+, \d{4}$/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'hello@example.com' }).first()).toBeVisible();
  }
  await context.close();
});

test('the registration form opens the terms in another tab, and sends the day on which the terms or the privacy notice last changed', async ({
  page,
  context,
}) => {
  const days = [];
  for (const path of ['/terms', '/privacy']) {
    await page.goto(path);
    const [, day] = /on (\w+ \d+, \d+)/.exec(await page.getByText(/^Last changed on/).innerText()) ?? [];
    days.push(new Date(`${day} UTC`).toISOString().slice(0, 10));
  }
  const email = `donor.${randomBytes(6).toString('hex')}@example.com`;
  const password = 'a warm winter coat';
  await page.goto('/register');
  await page.getByLabel('Username').fill('Donor');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill('01234567890');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  const [terms] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Read the terms (new tab)' }).click(),
  ]);
  await expect(terms.getByRole('heading', { name: 'Terms', level: 1 })).toBeVisible();
  await terms.close();
  await expect(page.getByLabel('Confirm Password')).toHaveValue(password);
  const [request] = await Promise.all([
    page.waitForRequest('**/api/register'),
    page.getByRole('button', { name: 'Register', exact: true }).click(),
  ]);
  // The agreed version is the day of the last change to either page.
  expect(request.postDataJSON()).toMatchObject({ email, agreedVersion: days.sort().at(-1) });
  await expect(page).toHaveURL('/login');
});

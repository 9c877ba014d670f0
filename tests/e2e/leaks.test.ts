import type { Page, Request } from 'playwright/test';
import { expect, test } from './fixtures.ts';

/** Records everything that a page reveals, except request bodies and Authorization headers, which contain secrets on purpose. */
class Recorder {
  readonly #records: string[] = [];

  constructor(page: Page) {
    const record = (request: Request) => this.#records.push(request.url(), request.headers().referer ?? '');
    page.on('request', record);
    page.on('console', (message) => this.#records.push(message.text(), message.location().url));
    page.on('pageerror', (error) => this.#records.push(String(error.stack)));
  }

  /** Records what the page shows and stores at this moment. */
  async inspect(page: Page): Promise<void> {
    const revealed = await page.evaluate(() => [
      document.body.innerText,
      document.title,
      location.href,
      document.referrer,
      document.cookie,
      JSON.stringify({ ...sessionStorage, ...localStorage, token: '' }),
      JSON.stringify(history.state),
    ]);
    this.#records.push(...revealed);
  }

  /** Returns those of the given secrets that were recorded, whether plain or URL-encoded. */
  find(secrets: string[]): string[] {
    const records = this.#records.join('\n');
    return secrets.filter((secret) => records.includes(secret) || records.includes(encodeURIComponent(secret)));
  }
}

const newEmail = () => `quiet.${crypto.randomUUID().slice(0, 8)}@example.com`;

async function fillIn(page: Page, fields: Record<string, string>, button: string): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByRole('button', { name: button, exact: true }).click();
}

test('no password or token appears in a URL, a referrer, the console, the page, or storage other than localStorage.token', async ({
  page,
  expectBrowserError,
}) => {
  for (const error of [/401/, /409/, /ERR_FAILED/, /ApiError/, /500/]) expectBrowserError(error);
  const [password, wrongPassword] = ['a secret & long sentence', 'another ? secret # sentence'];
  const account = { Username: 'Amal', Email: newEmail(), Phone: '01234567890', Password: password };
  const { Email } = account;
  const recorder = new Recorder(page);
  const alert = page.getByRole('alert');

  await test.step('register: refused by the form, accepted, refused by the API', async () => {
    await page.goto('/register');
    await fillIn(page, { ...account, 'Confirm Password': wrongPassword }, 'Register');
    await expect(alert).toBeVisible();
    await recorder.inspect(page);
    await fillIn(page, { 'Confirm Password': password }, 'Register');
    await expect(page).toHaveURL('/login');
    await page.goto('/register');
    await fillIn(page, { ...account, 'Confirm Password': password }, 'Register');
    await expect(alert).toBeVisible();
    await recorder.inspect(page);
  });

  await test.step('log in: wrong password, no network, a failure without a message, success', async () => {
    await page.goto('/login');
    await fillIn(page, { Email, Password: wrongPassword }, 'Login');
    await expect(alert).toContainText('isn’t right');
    await recorder.inspect(page);
    await page.route('**/api/Login', (route) => route.abort());
    await fillIn(page, { Email, Password: password }, 'Login');
    await expect(alert).toContainText('An error occurred');
    await page.unroute('**/api/Login');
    await page.route('**/api/Login', (route) => route.fulfill({ status: 500, body: '' }));
    await fillIn(page, { Email, Password: password }, 'Login');
    await expect(alert).toContainText('An error occurred');
    await recorder.inspect(page);
    await page.unroute('**/api/Login');
    await fillIn(page, { Email, Password: password }, 'Login');
    await expect(page).toHaveURL('/');
    await recorder.inspect(page);
  });

  const newPassword = 'a new & secret sentence';
  await test.step('change the password: refused by the form, a failure without a message, success', async () => {
    const panel = page.getByRole('tabpanel', { name: 'Password' });
    const change = async (confirmed: string) => {
      await panel.getByLabel('Password', { exact: true }).fill(newPassword);
      await panel.getByLabel('Confirm Password').fill(confirmed);
      await page.getByRole('button', { name: 'Change Password' }).click();
    };
    await page.goto('/profile#password');
    await change(wrongPassword);
    await expect(page.getByLabel('Confirm Password')).toBeFocused();
    await recorder.inspect(page);
    await page.route('**/api/profile/update', (route) => route.fulfill({ status: 500, body: '' }));
    await change(newPassword);
    await expect(alert).toContainText('An error occurred');
    await recorder.inspect(page);
    await page.unroute('**/api/profile/update');
    await change(newPassword);
    await expect(page.getByRole('status').filter({ hasText: 'Your password has been changed' })).toBeVisible();
    await recorder.inspect(page);
  });

  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
  await test.step('open the profile and log out', async () => {
    await page.goto('/profile');
    await expect(page.getByRole('tab').first()).toBeVisible();
    await recorder.inspect(page);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    await recorder.inspect(page);
  });

  expect(token.split('.')).toHaveLength(3);
  expect(recorder.find([password, wrongPassword, newPassword, token, ...token.split('.').slice(1)])).toEqual([]);
});

test('a login without JavaScript puts no password into a URL', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  await page.goto('/login');
  // The page hides the form without JavaScript, but browsers that do not support the `scripting` media feature still show it.
  await page.locator('form').evaluate((form: HTMLFormElement) => {
    for (const input of form.querySelectorAll('input')) input.value = 'a-secret-sentence';
    form.submit();
  });
  await expect.poll(() => requests.filter((request) => request.startsWith('POST'))).toHaveLength(1);
  expect(requests.join()).not.toContain('secret');
  await context.close();
});

for (const path of ['/login', '/register', '/contact', '/donationform']) {
  test(`the form of ${path} uses POST even if its script never loads`, async ({ page, signInDonor }) => {
    await signInDonor();
    await page.route('**/static/js/*.js*', () => {});
    await page.goto(path);
    await expect(page.locator('form')).toHaveAttribute('method', 'post');
  });
}

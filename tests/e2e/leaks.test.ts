import type { Page, Request } from 'playwright/test';
import { expect, test } from './fixtures.ts';

/** Everything that a page tells anybody, except what a call is for: its body and its Authorization header. */
class Witness {
  readonly #heard: string[] = [];

  constructor(page: Page) {
    const hear = (request: Request) => this.#heard.push(request.url(), request.headers().referer ?? '');
    page.on('request', hear);
    page.on('console', (message) => this.#heard.push(message.text(), message.location().url));
    page.on('pageerror', (error) => this.#heard.push(String(error.stack)));
  }

  /** Looks at what the page shows and keeps at this moment. */
  async look(page: Page): Promise<void> {
    const seen = await page.evaluate(() => [
      document.body.innerText,
      document.title,
      location.href,
      document.referrer,
      document.cookie,
      JSON.stringify({ ...sessionStorage, ...localStorage, token: '' }),
      JSON.stringify(history.state),
    ]);
    this.#heard.push(...seen);
  }

  /** The secrets among what was heard, plain or encoded. */
  find(secrets: string[]): string[] {
    const heard = this.#heard.join('\n');
    return secrets.filter((secret) => heard.includes(secret) || heard.includes(encodeURIComponent(secret)));
  }
}

const email = () => `quiet.${crypto.randomUUID().slice(0, 8)}@example.com`;

async function fillIn(page: Page, fields: Record<string, string>, button: string): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByRole('button', { name: button, exact: true }).click();
}

test('no password or token stands in an address, a referrer, a log, a message or the page', async ({
  page,
  expectProblem,
}) => {
  for (const problem of [/401/, /409/, /ERR_FAILED/, /ApiError/, /500/]) expectProblem(problem);
  const [password, wrong] = ['a secret & long sentence', 'another ? secret # sentence'];
  const account = { Username: 'Amal', Email: email(), Phone: '01234567890', Password: password };
  const { Email } = account;
  const witness = new Witness(page);
  const alert = page.getByRole('alert');

  await test.step('register: refused here, accepted, refused by the API', async () => {
    await page.goto('/register');
    await fillIn(page, { ...account, 'Confirm Password': wrong }, 'Register');
    await expect(alert).toBeVisible();
    await witness.look(page);
    await fillIn(page, { 'Confirm Password': password }, 'Register');
    await expect(page).toHaveURL('/login');
    await page.goto('/register');
    await fillIn(page, { ...account, 'Confirm Password': password }, 'Register');
    await expect(alert).toBeVisible();
    await witness.look(page);
  });

  await test.step('log in: wrong, no network, a failure without words, right', async () => {
    await page.goto('/login');
    await fillIn(page, { Email, Password: wrong }, 'Login');
    await expect(alert).toContainText('not right');
    await witness.look(page);
    await page.route('**/api/Login', (route) => route.abort());
    await fillIn(page, { Email, Password: password }, 'Login');
    await expect(alert).toContainText('An error occurred');
    await page.unroute('**/api/Login');
    await page.route('**/api/Login', (route) => route.fulfill({ status: 500, body: '' }));
    await fillIn(page, { Email, Password: password }, 'Login');
    await expect(alert).toContainText('An error occurred');
    await witness.look(page);
    await page.unroute('**/api/Login');
    await fillIn(page, { Email, Password: password }, 'Login');
    await expect(page).toHaveURL('/');
    await witness.look(page);
  });

  const changed = 'a new & secret sentence';
  await test.step('change the password: refused here, a failure without words, changed', async () => {
    const panel = page.getByRole('tabpanel', { name: 'Password' });
    const change = async (confirmed: string) => {
      await panel.getByLabel('Password', { exact: true }).fill(changed);
      await panel.getByLabel('Confirm Password').fill(confirmed);
      await page.getByRole('button', { name: 'Change Password' }).click();
    };
    await page.goto('/profile#password');
    await change(wrong);
    await expect(page.getByLabel('Confirm Password')).toBeFocused();
    await witness.look(page);
    await page.route('**/api/profile/update', (route) => route.fulfill({ status: 500, body: '' }));
    await change(changed);
    await expect(alert).toContainText('An error occurred');
    await witness.look(page);
    await page.unroute('**/api/profile/update');
    await change(changed);
    await expect(page.getByRole('status').filter({ hasText: 'Your password is changed' })).toBeVisible();
    await witness.look(page);
  });

  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
  await test.step('look at the profile, and leave', async () => {
    await page.goto('/profile');
    await expect(page.getByRole('tab').first()).toBeVisible();
    await witness.look(page);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    await witness.look(page);
  });

  expect(token.split('.')).toHaveLength(3);
  expect(witness.find([password, wrong, changed, token, ...token.split('.').slice(1)])).toEqual([]);
});

test('a log-in without any script puts no password into an address', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(`${request.method()} ${request.url()}`));
  await page.goto('/login');
  await page.getByLabel('Email').fill('amal@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a-secret-sentence');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect.poll(() => addresses.filter((address) => address.startsWith('POST'))).toHaveLength(1);
  expect(addresses.join()).not.toContain('secret');
  await context.close();
});

for (const path of ['/login', '/register', '/contact', '/donationform']) {
  test(`the form of ${path} would be sent by POST, whatever its script does`, async ({ page, signInDonor }) => {
    await signInDonor();
    await page.route('**/_astro/*.js*', () => {});
    await page.goto(path);
    await expect(page.locator('form')).toHaveAttribute('method', 'post');
  });
}

import type { Locator, Page } from 'playwright/test';
import { fieldOf } from '../error-catalogue/forms.ts';
import { expect, test } from '../kindcrate.ts';

interface Field {
  type?: string;
  autocomplete: string;
  /** Missing where the type says it already, as `tel` does. */
  inputmode?: string;
  isOptional?: true;
}

const email = { type: 'email', inputmode: 'email' };
const phone = { type: 'tel', autocomplete: 'tel-national' };
const newPassword = { type: 'password', autocomplete: 'new-password' };
const text = { type: 'text', autocomplete: 'off' };

/** Every field that somebody types into, by page and label. */
const forms: Record<string, { path: string; panel?: string; fields: Record<string, Field> }> = {
  'log-in': {
    path: '/login',
    fields: {
      Email: { ...email, autocomplete: 'username' },
      Password: { type: 'password', autocomplete: 'current-password' },
    },
  },
  registration: {
    path: '/register',
    fields: {
      Username: { type: 'text', autocomplete: 'nickname' },
      Email: { ...email, autocomplete: 'username' },
      Phone: phone,
      Password: newPassword,
      'Confirm Password': newPassword,
    },
  },
  contact: {
    path: '/contact',
    fields: {
      'Full Name': { type: 'text', autocomplete: 'name' },
      'Email Address': { ...email, autocomplete: 'email' },
      Subject: { ...text, isOptional: true },
      Message: { type: 'textarea', autocomplete: 'off' },
    },
  },
  donation: {
    path: '/donationform',
    fields: {
      'Items Name': text,
      Location: { type: 'text', autocomplete: 'street-address' },
      Quantity: { ...text, inputmode: 'numeric' },
      Phone: phone,
    },
  },
  'username and phone': {
    path: '/profile#profile',
    panel: 'Profile',
    fields: {
      Username: { type: 'text', autocomplete: 'nickname', isOptional: true },
      Phone: { ...phone, isOptional: true },
    },
  },
  'new password': {
    path: '/profile#password',
    panel: 'Password',
    fields: { Password: newPassword, 'Confirm Password': newPassword },
  },
};

/** What tells browsers, keyboards and password managers about a field. */
const describe = (field: Locator) =>
  field.evaluate((element) => {
    const { type, autocomplete, required, inputMode } = element as HTMLInputElement;
    const mode = inputMode ? { inputmode: inputMode } : {};
    return { type, autocomplete, ...mode, ...(required ? {} : { isOptional: true }) };
  });

test.beforeEach(({ signInDonor }) => signInDonor());

for (const [name, { path, panel, fields }] of Object.entries(forms)) {
  test(`the fields of the form ${name} say what they are for, and none is missing here`, async ({ page }) => {
    await page.goto(path);
    const place = panel ? page.getByRole('tabpanel', { name: panel, exact: true }) : page.getByRole('main');
    for (const [label, wanted] of Object.entries(fields)) {
      expect({ [label]: await describe(fieldOf(page, label, panel)) }).toEqual({ [label]: wanted });
    }
    const typed = place.locator(
      'form input:not([type=file], [type=radio], [type=range], [readonly], [type=hidden]), form textarea',
    );
    await expect(typed).toHaveCount(Object.keys(fields).length);
    for (const field of await typed.all()) {
      expect(await field.evaluate((input: HTMLInputElement) => input.labels?.length)).toBe(1);
      await expect(field).toHaveAttribute('name', /.+/);
    }
  });
}

/** As a password manager fills a field: its value changes, and no key was ever pressed. */
async function fillSilently(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await page.locator(`form [name=${name}]`).evaluate((input: HTMLInputElement, text) => {
      input.value = text;
    }, value);
  }
}

for (const moment of ['before', 'after'] as const) {
  test(`a password manager can fill in the log-in ${moment} its script is there, and sees it succeed`, async ({
    page,
    registerDonor,
  }) => {
    const { email, password } = await registerDonor();
    await page.goto('/login');
    if (moment === 'after') {
      await page.getByLabel('Email').focus();
      await expect(page.locator('astro-island').first()).not.toHaveAttribute('ssr');
    }
    await fillSilently(page, { email, password });
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    // The form is left behind: that is how a password manager knows that the password was right.
    await expect(page).toHaveURL('/');
    await expect(page.locator('input[type=password]')).toHaveCount(0);
  });
}

test('a password manager can fill in a registration, and finds name and password of the account', async ({ page }) => {
  const account = { username: 'Amal', email: `kept.${Date.now()}@example.com`, phone: '01234567890' };
  await page.goto('/register');
  const order = await page
    .locator('form input')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).autocomplete));
  expect(order.indexOf('username')).toBeLessThan(order.indexOf('new-password'));
  await fillSilently(page, { ...account, password: 'made by a machine', confirmPassword: 'made by a machine' });
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL('/login');
});

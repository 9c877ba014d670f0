import type { Page } from 'playwright/test';
import { fillInDonation } from '../donation-form.ts';
import { expect } from '../fixtures.ts';
import { stallRequests } from './fake-replies.ts';

/** A form that sends one request. */
export interface Form {
  url: string;
  /** The profile tab that contains the form. */
  panel?: string;
  button: string;
  /** Opens the page and fills in the form. */
  fill: (page: Page) => Promise<void>;
  /** Some of the values that `fill` types, by label. */
  typed: TextsByLabel;
}

type TextsByLabel = Record<string, string>;

/** Finds a field by its label. A tab may have the same name as a field, so the search can be limited to a tab. */
export function fieldOf(page: Page, label: string, panel?: string) {
  const scope = panel ? page.getByRole('tabpanel', { name: panel, exact: true }) : page;
  return scope.getByLabel(label, { exact: true });
}

/** Opens a page and fills in fields by their labels. */
async function fillIn(page: Page, path: string, typed: TextsByLabel, panel?: string): Promise<void> {
  await page.goto(path);
  for (const [label, text] of Object.entries(typed)) await fieldOf(page, label, panel).fill(text);
}

const email = 'amal@example.com';

const credentials = { Email: email, Password: 'a warm winter coat' };
export const logInForm: Form = {
  url: '**/api/Login',
  button: 'Login',
  fill: (page) => fillIn(page, '/login', credentials),
  typed: credentials,
};

const account = { Username: 'Amal', Phone: '01234567890', ...credentials, 'Confirm Password': credentials.Password };
export const registerForm: Form = {
  url: '**/api/register',
  button: 'Register',
  fill: (page) => fillIn(page, '/register', account),
  typed: account,
};

const message = { 'Full Name': 'Amal Haddad', 'Email Address': email, Message: 'Do you take a piano?' };
export const contactForm: Form = {
  url: '**/api/complaints/contact',
  button: 'Send Message',
  fill: (page) => fillIn(page, '/contact', message),
  typed: message,
};

export const donationForm: Form = {
  url: '**/api/order/donataionorder',
  button: 'Donate Now',
  fill: fillInDonation,
  typed: { 'Items Name': 'A lamp', Location: '4 Mill Lane', Quantity: '1' },
};

const details = { Username: 'Ines', Phone: '09876543210' };
export const detailsForm: Form = {
  url: '**/api/profile/update',
  panel: 'Profile',
  button: 'Update',
  fill: (page) => fillIn(page, '/profile#profile', details, 'Profile'),
  typed: details,
};

const passwords = { Password: 'a better password', 'Confirm Password': 'a better password' };
export const passwordForm: Form = {
  url: '**/api/profile/update',
  panel: 'Password',
  button: 'Change Password',
  fill: (page) => fillIn(page, '/profile#password', passwords, 'Password'),
  typed: passwords,
};

export const submit = (page: Page, { button }: Form) => page.getByRole('button', { name: button }).click();

export async function expectValuesKept(page: Page, { typed, panel }: Form): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await expect(fieldOf(page, label, panel)).toHaveValue(text);
}

/** Submits a form whose request stalls until it times out. Expects a spinner and no second request until then. */
export async function submitWithoutReply(page: Page, form: Form): Promise<void> {
  const requests = await stallRequests(page, form.url);
  await submit(page, form);
  const button = page.getByRole('button', { name: form.button });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button.locator('.button__spinner')).toBeVisible();
  // The button is already disabled before the request, while a photo is being prepared.
  await expect.poll(requests.count).toBe(1);
  await button.press('Enter');
  expect(requests.count()).toBe(1);
  await requests.timeOut();
  await expect(button).toHaveAttribute('aria-disabled', 'false');
  await page.unroute(form.url);
}

import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright/test';
import type { Donor } from './accounts.ts';
import { expect } from './fixtures.ts';

/** A form that a test fills in before its script has loaded. */
export interface HydrationForm {
  path: string;
  /** The end of the URL that the form is sent to. */
  url: string;
  button: string;
  /** What to type, by label. */
  values: Record<string, string>;
  /** The label of the field that is filled in so slowly that the script loads in the meantime. */
  slowField: string;
  /** Whether the form needs a photo and a chosen organization. The organizations appear only after hydration. */
  needsPhotoAndOrganization?: boolean;
  expectSuccess: (page: Page) => Promise<void>;
}

const newEmail = () => `hydration.${randomBytes(6).toString('hex')}@example.com`;

const expectStatus = (text: string) => (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible({ timeout: 20_000 });

/** Functions that return a form with values that the API accepts, such as an email without an account. */
export const hydrationForms: Record<string, (registerDonor: () => Promise<Donor>) => Promise<HydrationForm>> = {
  async login(registerDonor) {
    const { email, password } = await registerDonor();
    return {
      path: '/login',
      url: '/api/Login',
      button: 'Login',
      values: { Email: email, Password: password },
      slowField: 'Password',
      expectSuccess: expectStatus('Login is successful'),
    };
  },

  async registration() {
    const password = 'a warm winter coat and a lamp';
    const account = { Username: 'Amal', Email: newEmail(), Phone: '01234567890', Password: password };
    return {
      path: '/register',
      url: '/api/register',
      button: 'Register',
      values: { ...account, 'Confirm Password': password },
      slowField: 'Email',
      expectSuccess: expectStatus('Your account is ready'),
    };
  },

  async contact() {
    return {
      path: '/contact',
      url: '/api/complaints/contact',
      button: 'Send Message',
      values: {
        'Full Name': 'Amal Haddad',
        'Email Address': newEmail(),
        Subject: 'A piano',
        Message: 'Do you take a piano? It has all its keys.',
      },
      slowField: 'Message',
      expectSuccess: expectStatus('Your message was sent successfully!'),
    };
  },

  async donation() {
    return {
      path: '/donationform',
      url: '/api/order/donataionorder',
      button: 'Donate Now',
      values: { 'Items Name': 'Three winter coats', Location: '4 Mill Lane', Quantity: '3', Phone: '01234567890' },
      slowField: 'Items Name',
      needsPhotoAndOrganization: true,
      expectSuccess: expectStatus('Your Donation was sent successfully!'),
    };
  },
};

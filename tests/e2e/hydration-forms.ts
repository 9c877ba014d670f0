import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright/test';
import type { Donor } from './accounts.ts';
import { expect } from './fixtures.ts';

/** A form that is filled in while its script is still on its way. */
export interface HydrationForm {
  path: string;
  /** Where it is sent to. */
  url: string;
  button: string;
  /** What is typed, by label; the line at `across` takes as long as the script. */
  values: Record<string, string>;
  slowField: string;
  /** Whether it wants a photo, and a logo ticked; logos are there only when the script is. */
  needsPhoto?: boolean;
  expectSuccess: (page: Page) => Promise<void>;
}

const newEmail = () => `late.${randomBytes(6).toString('hex')}@example.com`;

const expectStatus = (text: string) => (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible({ timeout: 20_000 });

/** The forms of the site, each with something of its own to send. */
export const hydrationForms: Record<string, (registerDonor: () => Promise<Donor>) => Promise<HydrationForm>> = {
  async 'log-in'(registerDonor) {
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
    const lines = { Username: 'Amal', Email: newEmail(), Phone: '01234567890', Password: password };
    return {
      path: '/register',
      url: '/api/register',
      button: 'Register',
      values: { ...lines, 'Confirm Password': password },
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
      needsPhoto: true,
      expectSuccess: expectStatus('Your Donation was sent successfully!'),
    };
  },
};

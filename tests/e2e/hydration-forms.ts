import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright/test';
import type { Donor } from './accounts.ts';
import { expect } from './fixtures.ts';

/** A form that is filled in while its script is still on its way. */
export interface LateForm {
  path: string;
  /** Where it is sent to. */
  address: string;
  button: string;
  /** What is typed, by label; the line at `across` takes as long as the script. */
  lines: Record<string, string>;
  across: string;
  /** Whether it wants a photo, and a logo ticked; logos are there only when the script is. */
  hasPhoto?: boolean;
  succeed: (page: Page) => Promise<void>;
}

const newEmail = () => `late.${randomBytes(6).toString('hex')}@example.com`;

const says = (text: string) => (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible({ timeout: 20_000 });

/** The forms of the site, each with something of its own to send. */
export const lateForms: Record<string, (registerDonor: () => Promise<Donor>) => Promise<LateForm>> = {
  async 'log-in'(registerDonor) {
    const { email, password } = await registerDonor();
    return {
      path: '/login',
      address: '/api/Login',
      button: 'Login',
      lines: { Email: email, Password: password },
      across: 'Password',
      succeed: says('Login is successful'),
    };
  },

  async registration() {
    const password = 'a warm winter coat and a lamp';
    const lines = { Username: 'Amal', Email: newEmail(), Phone: '01234567890', Password: password };
    return {
      path: '/register',
      address: '/api/register',
      button: 'Register',
      lines: { ...lines, 'Confirm Password': password },
      across: 'Email',
      succeed: says('Your account is ready'),
    };
  },

  async contact() {
    return {
      path: '/contact',
      address: '/api/complaints/contact',
      button: 'Send Message',
      lines: {
        'Full Name': 'Amal Haddad',
        'Email Address': newEmail(),
        Subject: 'A piano',
        Message: 'Do you take a piano? It has all its keys.',
      },
      across: 'Message',
      succeed: says('Your message was sent successfully!'),
    };
  },

  async donation() {
    return {
      path: '/donationform',
      address: '/api/order/donataionorder',
      button: 'Donate Now',
      lines: { 'Items Name': 'Three winter coats', Location: '4 Mill Lane', Quantity: '3', Phone: '01234567890' },
      across: 'Items Name',
      hasPhoto: true,
      succeed: says('Your Donation was sent successfully!'),
    };
  },
};

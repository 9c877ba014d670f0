import { fieldOf } from '../error-catalogue/forms.ts';
import { expect, test } from '../kindcrate.ts';

interface Form {
  path: string;
  panel?: string;
  button: string;
  /** What an empty form says of each field, by its label, in the order of the fields. */
  messages: Record<string, string>;
}

const password = 'Password must be 8 to 128 characters long';

const forms: Record<string, Form> = {
  'log-in': {
    path: '/login',
    button: 'Login',
    messages: { Email: 'Email is required', Password: 'Password is invalid' },
  },
  registration: {
    path: '/register',
    button: 'Register',
    messages: {
      Username: 'Username is required',
      Email: 'Email is required',
      Phone: 'Phone is required',
      Password: 'Password is required',
      'Confirm Password': 'Confirm Password is required',
    },
  },
  contact: {
    path: '/contact',
    button: 'Send Message',
    messages: {
      'Full Name': 'Full Name is required',
      'Email Address': 'Email Address is required',
      Message: 'Message is required',
    },
  },
  'new password': {
    path: '/profile#password',
    panel: 'Password',
    button: 'Change Password',
    messages: { Password: 'Password is required', 'Confirm Password': 'Confirm Password is required' },
  },
};

test.beforeEach(({ signInDonor }) => signInDonor());

for (const [name, { path, panel, button, messages }] of Object.entries(forms)) {
  test(`an empty form ${name} leads to a summary, whose links lead to the fields`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('button', { name: button, exact: true }).click();
    const summary = page.getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText(Object.values(messages));
    for (const [label, message] of Object.entries(messages)) {
      const field = fieldOf(page, label, panel);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(new RegExp(`^${message}`));
      await summary.getByRole('link', { name: message, exact: true }).click();
      await expect(field).toBeFocused();
    }
    await summary.getByRole('link').first().focus();
    await page.keyboard.press('Enter');
    await expect(fieldOf(page, Object.keys(messages)[0] ?? '', panel)).toBeFocused();
  });
}

test('an empty donation leads to a summary, whose links lead to the logos, the fields and the photo', async ({
  page,
}) => {
  await page.goto('/donationform');
  await expect(page.getByRole('radio').first()).toBeVisible();
  await page.getByLabel('Phone').fill('');
  await page.getByRole('button', { name: 'Donate Now' }).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  const targets = {
    'Choose the organization that should get your gift': page.getByRole('radio').first(),
    'Items Name is required': page.getByLabel('Items Name'),
    'Location is required': page.getByLabel('Location'),
    'Quantity must be a whole number from 1 to 100000': page.getByLabel('Quantity'),
    'Phone is required': page.getByLabel('Phone'),
    'Add a photo of what you’re giving': page.getByLabel('Image'),
  };
  await expect(summary.getByRole('link')).toHaveText(Object.keys(targets));
  for (const [message, target] of Object.entries(targets)) {
    await summary.getByRole('link', { name: message }).click();
    await expect(target).toBeFocused();
    await expect(target).toHaveAttribute('aria-invalid', 'true');
  }
  const group = page.getByRole('group', { name: 'Who should get it?' });
  await expect(group).toHaveAccessibleDescription('Choose the organization that should get your gift');
});

test('a field that is right again loses its message when the form is sent again', async ({ page }) => {
  await page.goto('/register');
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByLabel('Username').fill('Amal');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByLabel('Username')).not.toHaveAttribute('aria-invalid');
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription(/^3 to 10 characters/);
  await expect(page.getByRole('alert').getByRole('link', { name: password })).toBeVisible();
});

import { registerEndpoint } from '@kindcrate/contract/accounts';
import { messages } from '@kindcrate/contract/messages';
import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { api, expectBrowserError } from '../mock-api.ts';
import { createPhoto } from '../photo.ts';
import { openProfile } from '../screens.tsx';
import { button, field, openAndFillIn, openDonation, siteForms, submit } from '../site-forms.tsx';

interface FormUnderTest {
  open: () => Promise<void>;
  button: string;
  /** The message of each field when the form is submitted empty, by label, in the order of the fields. */
  messages: Record<string, string>;
}

const forms: Record<string, FormUnderTest> = {
  login: {
    ...siteForms.login,
    messages: { Email: 'Email is required', Password: 'Password is invalid' },
  },
  registration: {
    ...siteForms.registration,
    messages: {
      Username: 'Username is required',
      Email: 'Email is required',
      Phone: 'Phone is required',
      Password: 'Password is required',
      'Confirm Password': 'Confirm Password is required',
    },
  },
  'password reset': {
    ...siteForms['password reset'],
    messages: { Password: 'Password is required', 'Confirm Password': 'Confirm Password is required' },
  },
  contact: {
    ...siteForms.contact,
    messages: {
      'Full Name': 'Full Name is required',
      'Email Address': 'Email Address is required',
      Message: 'Message is required',
    },
  },
  'new password': {
    open: () => openProfile('password'),
    button: 'Change Password',
    messages: { Password: 'Password is required', 'Confirm Password': 'Confirm Password is required' },
  },
};

const summary = page.getByRole('alert');
const links = summary.getByRole('link');

/** Password inputs have no ARIA role, and a tab panel is also named Password, so password fields are found by their `name`. */
function fieldOf(label: string): Locator {
  if (!label.includes('Password')) return page.getByRole('textbox', { name: label, exact: true });
  const name = label.startsWith('Confirm') ? 'confirmPassword' : 'password';
  const input = document.querySelector(`input[name=${name}]`);
  if (!input) throw new Error(`There is no field ${name}`);
  return page.elementLocator(input);
}

for (const [name, { open, button: buttonName, messages: expected }] of Object.entries(forms)) {
  test(`submitting the empty ${name} form shows an error summary that links to its fields`, async () => {
    await open();
    await button(buttonName).click();
    await expect.element(summary).toHaveFocus();
    expect(links.elements().map((link) => link.textContent)).toEqual(Object.values(expected));
    for (const [label, message] of Object.entries(expected)) {
      await expect.element(fieldOf(label)).toHaveAttribute('aria-invalid', 'true');
      await expect.element(fieldOf(label)).toHaveAccessibleDescription(new RegExp(`^${message}`));
      await summary.getByRole('link', { name: message, exact: true }).click();
      await expect.element(fieldOf(label)).toHaveFocus();
    }
    (links.first().element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(fieldOf(Object.keys(expected)[0] ?? '')).toHaveFocus();
  });
}

test('submitting the empty donation form shows an error summary that links to the organizations, the fields and the photo', async () => {
  await openDonation();
  await field('Phone').fill('');
  await button('Donate Now').click();
  await expect.element(summary).toHaveFocus();
  const targets = {
    [messages.charity]: page.getByRole('radio').first(),
    'Items Name is required': field('Items Name'),
    'Location is required': field('Location'),
    'Quantity must be a whole number from 1 to 100000': field('Quantity'),
    'Phone is required': field('Phone'),
    [messages.image]: field('Image'),
  };
  expect(links.elements().map((link) => link.textContent)).toEqual(Object.keys(targets));
  for (const [message, target] of Object.entries(targets)) {
    await summary.getByRole('link', { name: message }).click();
    await expect.element(target).toHaveFocus();
    await expect.element(target).toHaveAttribute('aria-invalid', 'true');
  }
  const group = page.getByRole('group', { name: 'Who should get it?' });
  await expect.element(group).toHaveAccessibleDescription(messages.charity);
});

test('each field of the donation form loses its message as soon as it is valid, and the error summary disappears with the last message', async () => {
  await openDonation();
  await field('Phone').fill('');
  await button('Donate Now').click();
  await expect.element(links).toHaveLength(6);
  const corrections: [message: string, correct: () => Promise<unknown>][] = [
    [messages.image, () => userEvent.upload(field('Image'), createPhoto('gold'))],
    [messages.charity, () => page.getByRole('radio').last().click()],
    ['Items Name is required', () => field('Items Name').fill('A')],
    ['Location is required', () => field('Location').fill('4')],
    ['Quantity must be a whole number from 1 to 100000', () => field('Quantity').fill('1')],
    ['Phone is required', () => field('Phone').fill('0')],
  ];
  for (const [message, correct] of corrections) {
    await expect.element(summary.getByRole('link', { name: message })).toBeVisible();
    await correct();
    await expect.element(page.getByText(message)).not.toBeInTheDocument();
  }
  await expect.element(summary).not.toBeInTheDocument();
  expect(document.querySelector('[aria-invalid]')).toBeNull();
});

test('a field that is still invalid after an edit shows its current error', async () => {
  await siteForms.registration.open();
  await button('Register').click();
  await field('Phone').fill('0123');
  await expect.element(field('Phone')).toHaveAccessibleDescription(/^Phone must be exactly 11 digits/);
  await field('Phone').fill('01234567890');
  await expect.element(field('Phone')).not.toHaveAttribute('aria-invalid');
});

test('the Confirm Password field loses its message when the password is corrected', async () => {
  await siteForms.registration.open();
  await field('Password').fill('a warm coat');
  await field('Confirm Password').fill('a warm winter coat');
  await button('Register').click();
  await expect.element(field('Confirm Password')).toHaveAttribute('aria-invalid', 'true');
  await field('Password').fill('a warm winter coat');
  await expect.element(field('Confirm Password')).not.toHaveAttribute('aria-invalid');
});

test('a message from the API stays until its own field is edited', async () => {
  await expectBrowserError(/409/);
  const message = 'This email is taken';
  const json = { success: false, message, code: 'email_taken', fields: { email: message } };
  await api.respond(registerEndpoint, { status: 409, json });
  await openAndFillIn(siteForms.registration);
  await submit(siteForms.registration);
  await expect.element(field('Email')).toHaveFocus();
  await field('Username').fill('Ines');
  await expect.element(field('Email')).toHaveAccessibleDescription(new RegExp(`^${message}`));
  await field('Email').fill('i');
  await expect.element(summary).not.toBeInTheDocument();
  await expect.element(field('Email')).not.toHaveAttribute('aria-invalid');
});

test('a corrected field loses its message when the form is sent again', async () => {
  await siteForms.registration.open();
  await button('Register').click();
  await field('Username').fill('Amal');
  await field('Password').fill('short');
  await button('Register').click();
  await expect.element(field('Username')).not.toHaveAttribute('aria-invalid');
  await expect.element(field('Username')).toHaveAccessibleDescription(/^3 to 10 characters/);
  await expect.element(summary.getByRole('link', { name: messages.newPassword })).toBeVisible();
});

test('the registration form lists several mistakes with links to their fields, and keeps what was typed', async () => {
  await siteForms.registration.open();
  const typed = {
    Username: 'Al',
    Email: 'al@example.org',
    Phone: '0123',
    Password: 'one password',
    'Confirm Password': 'another one',
  };
  for (const [label, text] of Object.entries(typed)) await field(label).fill(text);
  await button('Register').click();
  await expect.element(summary).toHaveFocus();
  await expect.element(links).toHaveLength(4);
  await expect
    .element(field('Confirm Password'))
    .toHaveAccessibleDescription('Confirm Password must match the Password');
  await summary.getByRole('link', { name: /Phone/ }).click();
  await expect.element(field('Phone')).toHaveFocus();
  for (const [label, text] of Object.entries(typed)) await expect.element(field(label)).toHaveValue(text);
});

test('the contact form shows "Email invalid" at the email field, focuses it, and keeps the typed message', async () => {
  await siteForms.contact.open();
  await field('Full Name').fill('Amal Haddad');
  await field('Email Address').fill('amal@example.org');
  await field('Message').fill('Do you take a piano?');
  await button('Send Message').click();
  await expect.element(field('Email Address')).toHaveFocus();
  await expect.element(field('Email Address')).toHaveAccessibleDescription('Email invalid');
  await expect.element(field('Message')).toHaveValue('Do you take a piano?');
});

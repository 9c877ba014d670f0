import { expect, test } from 'vitest';
import { openProfile } from '../screens.tsx';
import { openDonation, siteForms } from '../site-forms.tsx';

interface Attributes {
  type: string;
  autocomplete: string;
  /** The `inputmode` attribute, if the field sets one. */
  inputmode?: string;
  isOptional?: true;
}

const email = { type: 'email', inputmode: 'email' };
const phone = { type: 'text', inputmode: 'tel', autocomplete: 'tel-national' };
const newPassword = { type: 'password', autocomplete: 'new-password' };
const text = { type: 'text', autocomplete: 'off' };

interface FormUnderTest {
  open: () => Promise<void>;
  /** A selector for the element that contains the form; `main` by default. */
  panel?: string;
  /** Every field for typed text, by its label. */
  fields: Record<string, Attributes>;
}

const forms: Record<string, FormUnderTest> = {
  login: {
    open: siteForms.login.open,
    fields: {
      Email: { ...email, autocomplete: 'username' },
      Password: { type: 'password', autocomplete: 'current-password' },
    },
  },
  registration: {
    open: siteForms.registration.open,
    fields: {
      Username: { type: 'text', autocomplete: 'nickname' },
      Email: { ...email, autocomplete: 'username' },
      Phone: phone,
      Password: newPassword,
      'Confirm Password': newPassword,
    },
  },
  contact: {
    open: siteForms.contact.open,
    fields: {
      'Full Name': { type: 'text', autocomplete: 'name' },
      'Email Address': { ...email, autocomplete: 'email' },
      Subject: { ...text, isOptional: true },
      Message: { type: 'textarea', autocomplete: 'off' },
    },
  },
  donation: {
    open: openDonation,
    fields: {
      'Items Name': text,
      Quantity: { ...text, inputmode: 'numeric' },
      Location: { type: 'text', autocomplete: 'address-line1' },
      Phone: phone,
    },
  },
  'username, phone and email': {
    open: () => openProfile('profile'),
    panel: '#panel-profile',
    fields: {
      Username: { type: 'text', autocomplete: 'nickname', isOptional: true },
      Phone: { ...phone, isOptional: true },
      'New Email': { ...email, autocomplete: 'email' },
    },
  },
  'forgotten password': {
    open: siteForms['forgotten password'].open,
    fields: { Email: { ...email, autocomplete: 'username' } },
  },
  'password reset': {
    open: siteForms['password reset'].open,
    fields: { Password: newPassword, 'Confirm Password': newPassword },
  },
  'new password': {
    open: () => openProfile('password'),
    panel: '#panel-password',
    fields: { Password: newPassword, 'Confirm Password': newPassword },
  },
};

const typedFields = 'form input:not([type=file], [type=radio], [type=range], [readonly], [type=hidden]), form textarea';

/** The attributes of a field that browsers, on-screen keyboards and password managers read. */
function attributesOf({ type, autocomplete, required, inputMode }: HTMLInputElement): Attributes {
  const mode = inputMode ? { inputmode: inputMode } : {};
  return { type, autocomplete, ...mode, ...(required ? {} : { isOptional: true }) };
}

for (const [name, { open, panel = 'main', fields }] of Object.entries(forms)) {
  test(`every field of the ${name} form has one label, a name and the expected attributes`, async () => {
    await open();
    await expect.poll(() => document.querySelector(panel)?.querySelector('form')).toBeTruthy();
    const found = [...(document.querySelector(panel)?.querySelectorAll<HTMLInputElement>(typedFields) ?? [])];
    const labels = found.map((field) => [...(field.labels ?? [])].map((label) => label.textContent?.trim()));
    expect(labels).toEqual(Object.keys(fields).map((label) => [label]));
    expect(found.map(attributesOf)).toEqual(Object.values(fields));
    for (const { name } of found) expect(name).not.toBe('');
  });
}

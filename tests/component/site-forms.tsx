import { logInEndpoint, registerEndpoint } from '@kindcrate/contract/accounts';
import { getCoinRuleEndpoint } from '@kindcrate/contract/coins';
import { sendMessageEndpoint } from '@kindcrate/contract/contact-messages';
import { listNeedCategoriesEndpoint, listNeedsEndpoint } from '@kindcrate/contract/needs';
import { placeOrderEndpoint } from '@kindcrate/contract/order-placement';
import { listOrganizationsEndpoint } from '@kindcrate/contract/organizations';
import { forgotPasswordEndpoint, resetPasswordEndpoint } from '@kindcrate/contract/passwords';
import { getProfileEndpoint } from '@kindcrate/contract/profile';
import { expect } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import ContactForm from '../../src/islands/contact-form/ContactForm.tsx';
import DonationForm from '../../src/islands/donation-form/DonationForm.tsx';
import ForgotForm from '../../src/islands/forgot-form/ForgotForm.tsx';
import LoginForm from '../../src/islands/login-form/LoginForm.tsx';
import RegisterForm from '../../src/islands/register-form/RegisterForm.tsx';
import ResetForm from '../../src/islands/reset-form/ResetForm.tsx';
import { coinRule } from '../../src/workbench/coin-fixtures.ts';
import { organizations, profile } from '../../src/workbench/fixtures.ts';
import { needCategories, needs } from '../../src/workbench/public-need-fixtures.ts';
import { copy } from './copy.ts';
import { api, type EndpointKey } from './mock-api.ts';
import { mount } from './mount.tsx';
import { createPhoto } from './photo.ts';
import { goToHash } from './screens.tsx';
import { signInAs } from './session.ts';

/** A form that sends one request. */
export interface SiteForm {
  endpoint: EndpointKey;
  /** The label of the submit button. */
  button: string;
  open: () => Promise<void>;
  /** The text to type into each field, by label. */
  typed: Record<string, string>;
  /** Sets the fields that cannot be typed into. */
  choose?: () => Promise<void>;
  keepsNoDraft?: true;
}

export const field = (label: string): Locator => page.getByLabelText(label, { exact: true });
export const button = (name: string): Locator => page.getByRole('button', { name, exact: true });

/** The text of each alert, except the empty alerts that stay in the page for later messages. */
export const alertTexts = (): (string | null)[] =>
  page
    .getByRole('alert')
    .elements()
    .map((alert) => alert.textContent)
    .filter(Boolean);

const email = 'amal@example.com';
const password = 'a warm winter coat';
/** A code like those in emailed links. */
export const emailCode = 'kJ8_4m-Qw2ZxT9vB7nLpRA';

export const siteForms = {
  login: {
    endpoint: logInEndpoint,
    button: 'Login',
    open: async () => mount(<LoginForm copy={copy.login} />, 'form'),
    typed: { Email: email, Password: password },
    keepsNoDraft: true,
  },
  registration: {
    endpoint: registerEndpoint,
    button: 'Register',
    open: async () => mount(<RegisterForm copy={copy.register} agreedVersion="2026-11-22" />, 'form'),
    typed: { Username: 'Amal', Email: email, Phone: '01234567890', Password: password, 'Confirm Password': password },
  },
  'forgotten password': {
    endpoint: forgotPasswordEndpoint,
    button: 'Send the link',
    open: async () => mount(<ForgotForm copy={copy.forgot} />, 'form'),
    typed: { Email: email },
    keepsNoDraft: true,
  },
  'password reset': {
    endpoint: resetPasswordEndpoint,
    button: 'Set password',
    open: async () => {
      goToHash(emailCode);
      mount(<ResetForm copy={copy.reset} />, 'form');
    },
    typed: { Password: password, 'Confirm Password': password },
    keepsNoDraft: true,
  },
  contact: {
    endpoint: sendMessageEndpoint,
    button: 'Send Message',
    open: async () => {
      signInAs('donor');
      mount(<ContactForm copy={copy.contact} />, 'form');
    },
    typed: { 'Full Name': 'Amal Haddad', 'Email Address': email, Message: 'Do you take a piano?' },
  },
  donation: {
    endpoint: placeOrderEndpoint,
    button: 'Donate Now',
    open: () => openDonation(),
    typed: { 'Items Name': 'A lamp', Location: '4 Mill Lane', Quantity: '1', Phone: '01234567890' },
    choose: async () => {
      await page.getByRole('radio').first().click();
      await userEvent.upload(field('Image'), createPhoto('gold'));
      await expect.element(page.getByAltText('The photo you chose')).toBeVisible();
    },
  },
} satisfies Record<string, SiteForm>;

const toDataUrl = (copy: object) => `data:application/json,${encodeURIComponent(JSON.stringify(copy))}`;

/** Opens the donation form as a donor, and waits until its organizations can be chosen. */
export async function openDonation({
  withRule = true,
  withNeeds = true,
  phone = profile.phone,
  charities = organizations,
  orders = profile.orders,
} = {}): Promise<void> {
  signInAs('donor');
  await Promise.all([
    api.reply(listOrganizationsEndpoint, { result: charities }),
    withRule && api.reply(getCoinRuleEndpoint, { data: coinRule }),
    api.reply(getProfileEndpoint, { data: { ...profile, phone, orders } }),
    withNeeds && api.reply(listNeedsEndpoint, { result: needs }),
    api.reply(listNeedCategoriesEndpoint, { result: needCategories }),
  ]);
  // The form loads these parts after hydration, and the development server takes a long time to compile them the first time.
  await import('../../src/islands/donation-form/form-parts.ts');
  const urls = { refusals: toDataUrl(copy.refusals), handover: toDataUrl(copy['donation-handover']) };
  mount(<DonationForm copy={copy['donation-form']} needs={copy.needs} {...urls} />, 'form');
  await expect.element(page.getByRole('radio').first()).toBeVisible();
  await expect.poll(() => document.querySelector('.need-hint')).not.toBeNull();
}

/** Opens a form and fills it in. */
export async function openAndFillIn(form: SiteForm): Promise<void> {
  await form.open();
  await form.choose?.();
  for (const [label, text] of Object.entries(form.typed)) await field(label).fill(text);
}

export const submit = (form: SiteForm): Promise<void> => button(form.button).click();

/** The part of the donation form where a photo can be dropped. */
export const photoZone = (): HTMLElement => document.querySelector('.photo-zone') as HTMLElement;

import { logInEndpoint } from '@kindcrate/contract/accounts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { api } from '../mock-api.ts';
import { button, field, siteForms } from '../site-forms.tsx';

const password = field('Password');
const showPassword = page.getByRole('button', { name: 'Show password' });

test('a password field shows the password and hides it again, and loses nothing that was typed', async () => {
  await siteForms.login.open();
  await userEvent.type(password, 'a warm');
  await showPassword.click();
  await expect.element(password).toHaveAttribute('type', 'text');
  await expect.element(showPassword).toHaveAttribute('aria-pressed', 'true');
  await password.click();
  await userEvent.keyboard('{End} coat');
  await showPassword.click();
  await expect.element(password).toHaveAttribute('type', 'password');
  await expect.element(showPassword).toHaveAttribute('aria-pressed', 'false');
  await expect.element(password).toHaveValue('a warm coat');
});

test('a password can be shown by keyboard alone, and is hidden again when Enter sends the form', async () => {
  await api.keepPending(logInEndpoint);
  await siteForms.login.open();
  await field('Email').fill('amal@example.com');
  await password.click();
  await userEvent.keyboard('a warm winter coat');
  await userEvent.tab();
  await expect.element(showPassword).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(password).toHaveAttribute('type', 'text');
  await userEvent.tab({ shift: true });
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Login')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(password).toHaveAttribute('type', 'password');
});

test('the registration form shows one password without showing the other', async () => {
  await siteForms.registration.open();
  await password.fill('one password');
  await field('Confirm Password').fill('another one');
  await showPassword.last().click();
  await expect.element(field('Confirm Password')).toHaveAttribute('type', 'text');
  await expect.element(field('Confirm Password')).toHaveValue('another one');
  await expect.element(password).toHaveAttribute('type', 'password');
});

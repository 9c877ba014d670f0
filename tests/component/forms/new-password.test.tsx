import { registerEndpoint } from '@kindcrate/contract/accounts';
import { messages } from '@kindcrate/contract/messages';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { api, expectBrowserError, failure } from '../mock-api.ts';
import { field, openAndFillIn, siteForms, submit } from '../site-forms.tsx';

const strength = page.getByText(/^(Still too short|Weak|Fair|Strong)\./);

test('the field for a new password shows how strong the typed password is, and nothing once the field is empty', async () => {
  await siteForms.registration.open();
  for (const [typed, rating] of [
    ['short', 'Still too short.'],
    ['password', 'Weak. Add a word or two.'],
    ['sunflower7', 'Fair. Another word makes it strong.'],
    ['a warm winter coat', 'Strong.'],
  ] as const) {
    await field('Password').fill(typed);
    await expect.element(strength).toHaveTextContent(rating);
  }
  await field('Password').fill('');
  await expect.element(strength).not.toBeInTheDocument();
});

test('the strength of a password appears without moving the submit button, which someone may be about to press', async () => {
  await siteForms.registration.open();
  const button = page.getByRole('button', { name: 'Register' });
  const top = () => button.element().getBoundingClientRect().top;
  await expect.element(button).toBeVisible();
  const topBefore = top();
  await field('Password').fill('a warm winter coat');
  await expect.element(strength).toBeVisible();
  expect(top()).toBe(topBefore);
});

test('threat 41: the registration form shows at the password field why the API refused one of the most common passwords', async () => {
  const reason = messages.commonPassword;
  await api.respond(registerEndpoint, failure(400, reason, 'invalid_fields', { password: reason }));
  await expectBrowserError(/400/);
  await openAndFillIn(siteForms.registration);
  await submit(siteForms.registration);
  await expect.element(field('Password')).toHaveAccessibleDescription(new RegExp(reason));
  await expect.element(field('Password')).toHaveFocus();
});

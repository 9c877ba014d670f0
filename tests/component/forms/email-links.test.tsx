import { confirmEmailEndpoint } from '@kindcrate/contract/email-confirmation';
import { resetPasswordEndpoint } from '@kindcrate/contract/passwords';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import ConfirmForm from '../../../src/islands/confirm-form/ConfirmForm.tsx';
import ResetForm from '../../../src/islands/reset-form/ResetForm.tsx';
import { expectAccessible } from '../a11y/accessibility.ts';
import { copy } from '../copy.ts';
import { api, expectBrowserError, failure } from '../mock-api.ts';
import { mount } from '../mount.tsx';
import { goToHash } from '../screens.tsx';
import { button, emailCode, openAndFillIn, siteForms, submit } from '../site-forms.tsx';

const alert = page.getByRole('alert');
const confirmedReply = { success: true, message: 'ines@example.com has been confirmed. Thank you!' };

function openConfirm(hash = emailCode): void {
  goToHash(hash);
  mount(<ConfirmForm copy={copy.confirm} />, 'form');
}

test('opening a confirmation link removes its code from the address bar, and sends nothing before the button is pressed', async () => {
  openConfirm();
  await expect.element(button('Confirm my email')).toBeVisible();
  expect(location.hash).toBe('');
  expect(await api.sent(confirmEmailEndpoint)).toEqual([]);
});

test('the button that confirms an email sends one request, even after a double click, and is replaced by a link', async () => {
  await api.reply(confirmEmailEndpoint, confirmedReply);
  openConfirm();
  await button('Confirm my email').dblClick();
  await expect.element(page.getByRole('status')).toMatchTextContent(confirmedReply.message);
  await expect.element(page.getByRole('link', { name: 'Go to your profile' })).toBeVisible();
  expect(button('Confirm my email').elements()).toEqual([]);
  const requests = await api.sent(confirmEmailEndpoint);
  expect(requests.map(({ body }) => JSON.parse(body ?? ''))).toEqual([{ code: emailCode }]);
  await expectAccessible();
});

test('after confirming an email, someone who had tried to open a guarded page gets a link to the login', async () => {
  sessionStorage.setItem('return-to', '/donationform?charity=mantle-and-mitten');
  await api.reply(confirmEmailEndpoint, confirmedReply);
  openConfirm();
  await button('Confirm my email').click();
  await expect.element(page.getByRole('link', { name: 'Log in and continue' })).toHaveAttribute('href', '/login');
});

test('confirming an email with a link that was used before shows an error, and the button stays', async () => {
  await expectBrowserError(/410/);
  await api.respond(confirmEmailEndpoint, failure(410, 'This link was already used.', 'link_invalid'));
  openConfirm();
  await button('Confirm my email').click();
  await expect.element(alert).toMatchTextContent('This link was already used.');
  await expect.element(alert).toHaveFocus();
  await expect.element(button('Confirm my email')).toBeVisible();
  await expectAccessible();
});

test('finding 12: confirming an email that several accounts claim asks for the password, and sends it with the code', async () => {
  await expectBrowserError(/403/);
  const problem = 'Enter the password of your account.';
  await api.respond(confirmEmailEndpoint, failure(403, problem, 'password_required', { password: problem }));
  openConfirm();
  await button('Confirm my email').click();
  const field = page.getByLabelText('Password', { exact: true });
  await expect.element(field).toBeVisible();
  await expect.element(alert).toMatchTextContent(problem);
  await expectAccessible();
  await api.reply(confirmEmailEndpoint, confirmedReply);
  await field.fill('correct horse');
  await button('Confirm my email').click();
  await expect.element(page.getByRole('status')).toMatchTextContent(confirmedReply.message);
  expect(field.elements()).toEqual([]);
  const requests = await api.sent(confirmEmailEndpoint);
  expect(JSON.parse(requests.at(-1)?.body ?? '')).toEqual({ code: emailCode, password: 'correct horse' });
});

test('a new password is sent with the code from the link', async () => {
  await api.keepPending(resetPasswordEndpoint);
  await openAndFillIn(siteForms['password reset']);
  expect(location.hash).toBe('');
  await submit(siteForms['password reset']);
  await expect.poll(() => api.sent(resetPasswordEndpoint)).toHaveLength(1);
  const [request] = await api.sent(resetPasswordEndpoint);
  expect(JSON.parse(request?.body ?? '')).toMatchObject({ code: emailCode });
});

for (const [name, open, links] of [
  // On the reset page, the link is outside the island.
  ['reset', () => mount(<ResetForm copy={copy.reset} />, 'form'), []],
  ['confirm', () => mount(<ConfirmForm copy={copy.confirm} />, 'form'), ['Go to your profile']],
] as const) {
  test.each(['', 'half-a-code'])(
    `the ${name} page explains what it needs when its link is incomplete: #%s`,
    async (hash) => {
      goToHash(hash);
      open();
      await expect.element(alert).toMatchTextContent('This page needs the link from our email.');
      expect(
        alert
          .getByRole('link')
          .elements()
          .map((link) => link.textContent),
      ).toEqual(links);
      await expectAccessible();
    },
  );
}

test('opening a complete confirmation link in a tab where an incomplete one was open shows the form', async () => {
  openConfirm('half-a-code');
  await expect.element(alert).toBeVisible();
  location.hash = emailCode;
  await expect.element(button('Confirm my email')).toBeVisible();
  expect(location.hash).toBe('');
});

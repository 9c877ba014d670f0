import { unsubscribeEndpoint } from '@kindcrate/contract/follows';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import UnsubscribeForm from '../../../src/islands/unsubscribe-form/UnsubscribeForm.tsx';
import { expectAccessible } from '../a11y/accessibility.ts';
import { copy } from '../copy.ts';
import { api, expectBrowserError, failure } from '../mock-api.ts';
import { mount } from '../mount.tsx';
import { goToHash } from '../screens.tsx';
import { button } from '../site-forms.tsx';

const code = `${'x'.repeat(22)}6b3f2c802f1a6c0d4-55a1-4c0e`;
const { submit, linkMissing } = copy.unsubscribe;
const alert = page.getByRole('alert');

function open(hash = code): void {
  goToHash(hash);
  mount(<UnsubscribeForm copy={copy.unsubscribe} />, 'form');
}

test('opening the unsubscribe link sends nothing, and removes its code from the address bar', async () => {
  open();
  await expect.element(button(submit)).toBeVisible();
  expect(location.hash).toBe('');
  expect(await api.sent(unsubscribeEndpoint)).toEqual([]);
  await expectAccessible();
});

test('the unsubscribe button sends one request, even after a double click, and is replaced by a link to the profile', async () => {
  const message = 'You no longer follow anything.';
  await api.reply(unsubscribeEndpoint, { success: true, message });
  open();
  await button(submit).dblClick();
  await expect.element(page.getByRole('status')).toMatchTextContent(message);
  await expect
    .element(page.getByRole('link', { name: 'Go to your profile' }))
    .toHaveAttribute('href', '/profile#profile');
  expect(button(submit).elements()).toEqual([]);
  const requests = await api.sent(unsubscribeEndpoint);
  expect(requests.map(({ body }) => JSON.parse(body ?? ''))).toEqual([{ code }]);
  await expectAccessible();
});

test('an expired unsubscribe link is reported, and the button stays', async () => {
  await expectBrowserError(/410/);
  await api.respond(unsubscribeEndpoint, failure(410, 'This link is more than a year old.', 'link_invalid'));
  open();
  await button(submit).click();
  await expect.element(alert).toMatchTextContent('This link is more than a year old.');
  await expect.element(button(submit)).toBeVisible();
  await expectAccessible();
});

test.each(['', 'half-a-code', 'x'.repeat(22)])(
  'the unsubscribe page explains what it needs when its link is incomplete: #%s',
  async (hash) => {
    open(hash);
    await expect.element(alert).toMatchTextContent(linkMissing);
    await expectAccessible();
  },
);

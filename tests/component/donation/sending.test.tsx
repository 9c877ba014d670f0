import { placeOrderEndpoint } from '@kindcrate/contract/order-placement';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { profile } from '../../../src/workbench/fixtures.ts';
import { api } from '../mock-api.ts';
import { field, openAndFillIn, siteForms, submit } from '../site-forms.tsx';

const { donation } = siteForms;
const _id = '3f2a91c7-5d0e-4b1a-9c55-0d8f4a1b2c3d';
const successReply = {
  success: true,
  message: 'Your Donation was sent successfully!',
  data: { _id, status: 'submitted' },
} as const;
const status = page.getByRole('status').filter({ hasText: successReply.message });

async function send() {
  await api.reply(placeOrderEndpoint, successReply);
  await openAndFillIn(donation);
  await submit(donation);
  await expect.element(status).toBeVisible();
}

test('the donation form is empty after sending, except for the phone number from the profile', async () => {
  await send();
  for (const label of ['Items Name', 'Location', 'Charity']) await expect.element(field(label)).toHaveValue('');
  await expect.element(field('Quantity')).toHaveValue('0');
  await expect.element(page.getByRole('radio', { checked: true })).not.toBeInTheDocument();
  await expect.element(page.getByAltText('The photo you chose')).not.toBeInTheDocument();
  await expect.element(field('Phone')).toHaveValue(profile.phone);
});

test('the donation form announces the progress of the photo upload to screen readers', async () => {
  await api.keepPending(placeOrderEndpoint);
  await openAndFillIn(donation);
  await submit(donation);
  await expect
    .poll(() => document.querySelector('form .visually-hidden[aria-live=polite]')?.textContent)
    .toMatch(/Sending your photo: \d+%|waiting for a reply/);
  expect(document.querySelector('form')?.getAttribute('aria-busy')).toBe('true');
});

for (const quantity of ['0', '-1', '1.5', '1e99', 'some']) {
  test(`the donation form rejects the quantity "${quantity}" with a message at its field`, async () => {
    await openAndFillIn(donation);
    await field('Quantity').fill(quantity);
    await submit(donation);
    await expect.element(field('Quantity')).toHaveFocus();
    await expect.element(field('Quantity')).toHaveAccessibleDescription(/whole number from 1 to 100000/);
    await expect.element(field('Quantity')).toHaveValue(quantity);
    expect(await api.sent(placeOrderEndpoint)).toEqual([]);
  });
}

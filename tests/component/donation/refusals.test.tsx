import { placeOrderEndpoint } from '@kindcrate/contract/order-placement';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../mock-api.ts';
import { field, openAndFillIn, openDonation, siteForms, submit } from '../site-forms.tsx';

const itemsName = field('Items Name');
const hintText = () => document.querySelector('.refusal-hint')?.textContent ?? '';

test('the donation form says that typed goods are not accepted, and where they could go instead', async () => {
  await openDonation();
  await itemsName.fill('Two car seats');
  await expect.poll(hintText).toMatch(/^We can’t take child car seats\. .* Some stores take old seats back\./);
  await itemsName.fill('Car seat covers');
  await expect.poll(hintText).toBe('');
  await itemsName.fill('Wine, and old pills');
  await expect.poll(hintText).toMatch(/medicine.*alcohol/);
});

test('the sentence about goods that are not accepted is announced, and the form can be sent anyway', async () => {
  await api.reply(placeOrderEndpoint, {
    success: true,
    message: 'Your Donation was sent successfully!',
    data: { _id: 'order-1', status: 'submitted' },
  });
  await openAndFillIn(siteForms.donation);
  expect(document.querySelector('.refusal-hint')?.getAttribute('aria-live')).toBe('polite');
  await itemsName.fill('Medicine');
  await expect.poll(hintText).toMatch(/^We can’t take medicine/);
  await submit(siteForms.donation);
  await expect.element(page.getByText('Your Donation was sent successfully!')).toBeVisible();
  await expect.poll(hintText).toBe('');
});

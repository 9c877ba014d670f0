import { sendMessageEndpoint } from '@kindcrate/contract/contact-messages';
import { placeOrderEndpoint } from '@kindcrate/contract/order-placement';
import { uploadProfilePhotoEndpoint } from '@kindcrate/contract/profile-changes';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../mock-api.ts';
import { createPhoto } from '../photo.ts';
import { openProfile } from '../screens.tsx';
import { button, field, openAndFillIn, siteForms, submit } from '../site-forms.tsx';

// The API's message, which must not appear: the specification fixes what the forms show after a success (section 8).
const message = 'Created';

async function expectStatus(text: string): Promise<void> {
  await expect.element(page.getByRole('status').filter({ hasText: text })).toBeVisible();
  expect(document.body.textContent).not.toContain(message);
}

test("the contact form shows 'Your message was sent successfully!', whatever message the API sends", async () => {
  await api.reply(sendMessageEndpoint, { success: true, message });
  await openAndFillIn(siteForms.contact);
  await submit(siteForms.contact);
  await expectStatus('Your message was sent successfully!');
});

test("the donation form shows 'Your Donation was sent successfully!', whatever message the API sends", async () => {
  const data = { _id: 'order-1', status: 'submitted' } as const;
  await api.reply(placeOrderEndpoint, { success: true, message, data });
  await openAndFillIn(siteForms.donation);
  await submit(siteForms.donation);
  await expectStatus('Your Donation was sent successfully!');
});

test("the photo form shows 'Your Photo Is Updated successfully!', whatever message the API sends", async () => {
  await api.reply(uploadProfilePhotoEndpoint, { success: true, message });
  await openProfile('profile');
  await field('Photo').upload(createPhoto('teal'));
  await button('Upload Photo').click();
  await expectStatus('Your Photo Is Updated successfully!');
});

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../mock-api.ts';
import { unmount } from '../mount.tsx';
import { field, openAndFillIn, type SiteForm, siteForms, submit } from '../site-forms.tsx';
import { resetStores } from '../stores.ts';

const { contact, donation } = siteForms;
const data = { _id: 'order-1', status: 'submitted' };

/** Sends a form and types into one of its fields before the reply arrives. */
async function typeWhileSending(form: SiteForm, label: string, text: string) {
  const pending = await api.keepPending(form.endpoint);
  await openAndFillIn(form);
  await submit(form);
  await expect.poll(() => api.sent(form.endpoint)).toHaveLength(1);
  await field(label).fill(text);
  await pending.release({ json: { success: true, message: 'Created', data } });
  await expect.element(page.getByText('was sent successfully!')).toBeVisible();
}

test('the contact form keeps what is typed while a message is being sent, even after a reload, and clears what was sent', async () => {
  await typeWhileSending(contact, 'Message', 'And do you take a violin?');
  await expect.element(field('Message')).toHaveValue('And do you take a violin?');
  await expect.element(field('Full Name')).toHaveValue('');
  unmount();
  resetStores();
  await contact.open();
  await expect.element(field('Message')).toHaveValue('And do you take a violin?');
});

for (const [label, text] of Object.entries({ 'Items Name': 'Two lamps', Phone: '09876543210' })) {
  test(`the donation form keeps the ${label} that is typed while a donation is being sent`, async () => {
    await typeWhileSending(donation, label, text);
    await expect.element(field(label)).toHaveValue(text);
    await expect.element(field('Location')).toHaveValue('');
  });
}

import type { Page } from 'playwright/test';
import { contactForm, donationForm, type Form, submit } from '../error-catalogue/forms.ts';
import { expect, test } from '../kindcrate.ts';

/** Sends a form, types into one of its fields before the answer comes, and sees the answer come. */
async function typeMeanwhile(page: Page, form: Form, label: string, text: string): Promise<void> {
  const answer = Promise.withResolvers<void>();
  await page.route(form.address, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await form.fill(page);
  const called = page.waitForRequest(form.address);
  await submit(page, form);
  await called;
  await page.getByLabel(label).fill(text);
  answer.resolve();
  await expect(page.getByRole('status')).toContainText('successfully!');
}

test.beforeEach(({ signInDonor }) => signInDonor());

test('keeps what is typed while a message is sent, over a reload too, and nothing of what was sent', async ({
  page,
}) => {
  await typeMeanwhile(page, contactForm, 'Message', 'And do you take a violin?');
  await expect(page.getByLabel('Message')).toHaveValue('And do you take a violin?');
  await expect(page.getByLabel('Full Name')).toHaveValue('');
  await page.reload();
  await expect(page.getByLabel('Message')).toHaveValue('And do you take a violin?');
});

for (const [label, text] of Object.entries({ 'Items Name': 'Two lamps', Phone: '09876543210' })) {
  test(`keeps the ${label} that is typed while a donation is sent`, async ({ page }) => {
    await typeMeanwhile(page, donationForm, label, text);
    await expect(page.getByLabel(label)).toHaveValue(text);
    await expect(page.getByLabel('Location')).toHaveValue('');
  });
}

import { donateNow, fillInDonation } from './donation-form.ts';
import { expect, test } from './kindcrate.ts';

test.beforeEach(async ({ signInDonor, expectProblem }) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  expectProblem(/ApiError/);
  await signInDonor();
});

test('says in the donation form that the connection is gone, keeps everything, and sends when it is back', async ({
  page,
  context,
}) => {
  await fillInDonation(page);
  const status = page.getByRole('status');
  await context.setOffline(true);
  await expect(status).toContainText('You seem to be offline.');
  await donateNow(page).click();
  await expect(page.getByRole('alert')).toHaveText('An error occurred while sending data to the API.');
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByLabel('Items Name')).toHaveValue('A lamp');
  await expect(page.getByAltText('The photo that you chose')).toBeVisible();
  await context.setOffline(false);
  await donateNow(page).click();
  await expect(status).toContainText('Your Donation was sent successfully!');
  await expect(status).not.toContainText('offline');
});

test('says in the contact form that the connection is gone, keeps everything, and sends when it is back', async ({
  page,
  context,
}) => {
  await page.goto('/contact');
  await page.getByLabel('Full Name').fill('Amal Haddad');
  await page.getByLabel('Email Address').fill('amal@example.com');
  await page.getByLabel('Message').fill('Do you take a piano?');
  const sendMessage = page.getByRole('button', { name: 'Send Message' });
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('piano');
  await context.setOffline(true);
  await expect(page.getByRole('status')).toContainText('You seem to be offline.');
  await sendMessage.click();
  await expect(page.getByRole('alert')).toHaveText('An error occurred while sending your message.');
  await expect(page.getByLabel('Message')).toHaveValue('Do you take a piano?');
  await context.setOffline(false);
  await sendMessage.click();
  await expect(page.getByRole('status')).toHaveText('Your message was sent successfully!');
});

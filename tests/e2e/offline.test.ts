import { acceptedCard, cardFrame, payWith } from './card-frame.ts';
import { donateButton, expectThanks, fillInDonation } from './donation-form.ts';
import { expectValuesKept, logInForm, passwordForm, submit } from './error-catalog/forms.ts';
import { expect, test } from './fixtures.ts';
import { plainPhoto } from './photos.ts';
import { waitForSubmitScripts } from './submit-scripts.ts';

test.beforeEach(async ({ signInDonor, expectBrowserError }) => {
  expectBrowserError(/ERR_INTERNET_DISCONNECTED/);
  expectBrowserError(/ApiError/);
  await signInDonor();
});

test('the donation form reports a lost connection, keeps everything, and sends when the connection is back', async ({
  page,
  context,
}) => {
  await fillInDonation(page);
  const status = page.getByRole('status');
  await expect(page.getByText('You’ll earn about')).toBeVisible();
  await waitForSubmitScripts(page);
  await context.setOffline(true);
  await expect(status).toContainText('You seem to be offline.');
  await donateButton(page).click();
  await expect(page.getByRole('alert')).toHaveText('An error occurred while sending data to the API.');
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByLabel('Items Name')).toHaveValue('A lamp');
  await expect(page.getByAltText('The photo you chose')).toBeVisible();
  await context.setOffline(false);
  await donateButton(page).click();
  await expectThanks(page);
});

test('the contact form reports a lost connection, keeps everything, and sends when the connection is back', async ({
  page,
  context,
}) => {
  await page.goto('/contact');
  await page.getByLabel('Full Name').fill('Amal Haddad');
  await page.getByLabel('Email Address').fill('amal@example.com');
  await page.getByLabel('Message').fill('Do you take a piano?');
  const sendButton = page.getByRole('button', { name: 'Send Message' });
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('piano');
  await waitForSubmitScripts(page);
  await context.setOffline(true);
  await expect(page.getByRole('status')).toContainText('You seem to be offline.');
  await sendButton.click();
  await expect(page.getByRole('alert')).toHaveText('An error occurred while sending your message.');
  await expect(page.getByLabel('Message')).toHaveValue('Do you take a piano?');
  await context.setOffline(false);
  await sendButton.click();
  await expect(page.getByRole('status')).toHaveText('Your message was sent successfully!');
});

test('the login form reports a lost connection, keeps its values, and logs in when the connection is back', async ({
  page,
  context,
  registerDonor,
}) => {
  const donor = await registerDonor();
  await logInForm.fill(page);
  await page.getByLabel('Email').fill(donor.email);
  await expect(page.getByRole('button', { name: 'Show password' })).toBeVisible();
  await waitForSubmitScripts(page);
  await context.setOffline(true);
  await expect(page.getByRole('status')).toContainText('You seem to be offline.');
  await submit(page, logInForm);
  await expect(page.getByRole('alert')).toHaveText('An error occurred. Please try again.');
  await expectValuesKept(page, { ...logInForm, typed: { Email: donor.email, Password: donor.password } });
  await context.setOffline(false);
  await submit(page, logInForm);
  await expect(page).toHaveURL('/');
});

test('the password form reports a lost connection and changes the password when the connection is back', async ({
  page,
  context,
}) => {
  await passwordForm.fill(page);
  await waitForSubmitScripts(page);
  await context.setOffline(true);
  const status = page.getByRole('tabpanel', { name: 'Password' }).getByRole('status').first();
  await expect(status).toContainText('You seem to be offline.');
  await submit(page, passwordForm);
  await expectValuesKept(page, passwordForm);
  await context.setOffline(false);
  await submit(page, passwordForm);
  await expect(status).toContainText('Your password has been changed.');
});

test('the photo form reports a lost connection, keeps the photo, and sends it when the connection is back', async ({
  page,
  context,
}) => {
  await page.goto('/profile#profile');
  await page.getByLabel('Photo', { exact: true }).setInputFiles(await plainPhoto('teal'));
  await expect(page.getByRole('slider')).toBeVisible();
  await context.setOffline(true);
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Upload Photo' }) });
  await expect(form.getByRole('status')).toContainText('You seem to be offline.');
  const logged = page.waitForEvent('console', (message) => message.text().includes('ApiError'));
  await form.getByRole('button', { name: 'Upload Photo' }).click();
  await logged;
  await expect(page.getByRole('slider')).toBeVisible();
  await context.setOffline(false);
  await expect(form.getByRole('button', { name: 'Upload Photo' })).toHaveAttribute('aria-disabled', 'false');
  await form.getByRole('button', { name: 'Upload Photo' }).click();
  await expect(form.getByRole('status')).toContainText('Your Photo Is Updated successfully!');
});

test('the card form reports a lost connection and pays when the connection is back', async ({ page, context }) => {
  await page.goto('/payment');
  await expect(page.locator('iframe')).toBeVisible();
  const frame = cardFrame(page);
  await expect(frame.locator('astro-island')).not.toHaveAttribute('ssr');
  await frame.getByLabel('Card Number').focus();
  await waitForSubmitScripts(frame);
  await context.setOffline(true);
  await payWith(frame, acceptedCard);
  await expect(frame.getByRole('status')).toContainText('You seem to be offline.');
  await expect(frame.getByRole('alert')).toContainText('didn’t get a reply');
  await context.setOffline(false);
  await frame.getByRole('button', { name: 'Pay with test card' }).click();
  await expect(page.getByRole('status')).toContainText('Thank you!');
});

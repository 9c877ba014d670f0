import type { Page } from 'playwright/test';
import {
  contactForm,
  donationForm,
  expectValuesKept,
  type Form,
  logInForm,
  registerForm,
  submit,
} from '../error-catalog/forms.ts';
import { expect, test } from '../fixtures.ts';
import { scrollThrough } from '../visit.ts';

const organizationPath = '/organizationdetails/mantle-and-mitten';
const connectionRefused = /ERR_CONNECTION_REFUSED/;
const takeApiDown = (page: Page) => page.route('**/api/**', (route) => route.abort('connectionrefused'));

/** Pages that can be read without the API. */
const pages = [
  '/accessibility',
  '/allforms',
  '/contact',
  '/login',
  '/privacy',
  '/privateroute',
  '/register',
  '/spinner',
  '/terms',
];

/** Pages that can also be read, but without the images of the catalog, which the API serves. */
const pagesWithImages = ['/', '/about', '/branddetails/thimbleloaf-bakery', '/donation', organizationPath];

/** Pages that offer a retry, because they need the list of organizations. */
const pagesWithRetry = ['/donationform'];

for (const path of [...pages, ...pagesWithImages, ...pagesWithRetry]) {
  test(`threat 32: ${path} still works while the API is down`, async ({ page, signInDonor, expectBrowserError }) => {
    const offersRetry = pagesWithRetry.includes(path);
    if (offersRetry || pagesWithImages.includes(path)) expectBrowserError(connectionRefused);
    if (offersRetry) expectBrowserError(/ApiError/);
    await signInDonor();
    await takeApiDown(page);
    await page.goto(path);
    await scrollThrough(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(offersRetry ? 1 : 0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
    await expect(page).toHaveURL('/privacy');
  });
}

const forms: [Form, string][] = [
  [logInForm, 'An error occurred. Please try again.'],
  [registerForm, 'An error occurred. Please try again.'],
  [contactForm, 'An error occurred while sending your message.'],
  [donationForm, 'An error occurred while sending data to the API.'],
];

for (const [form, message] of forms) {
  test(`threat 32: the form with the button '${form.button}' shows '${message}' while the API is down and keeps its values`, async ({
    page,
    signInDonor,
    expectBrowserError,
  }) => {
    for (const error of [connectionRefused, /ApiError/]) expectBrowserError(error);
    await signInDonor();
    await form.fill(page);
    await takeApiDown(page);
    await submit(page, form);
    await expect(page.getByRole('alert')).toContainText(message);
    await expectValuesKept(page, form);
    await page.unroute('**/api/**');
  });
}

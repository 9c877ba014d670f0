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

const connectionRefused = /ERR_CONNECTION_REFUSED/;
const takeApiDown = (page: Page) => page.route('**/api/**', (route) => route.abort('connectionrefused'));

/** Every page that is readable without the API, with the number of parts that offer a retry. */
const pages = {
  '/': 0,
  '/about': 0,
  '/accessibility': 0,
  '/allforms': 0,
  '/branddetails/thimbleloaf-bakery': 0,
  '/contact': 0,
  '/donation': 0,
  '/donationform': 1,
  '/login': 0,
  '/organizationdetails/mantle-and-mitten': 0,
  '/privacy': 0,
  '/privateroute': 0,
  '/register': 0,
  '/spinner': 0,
  '/terms': 0,
};

for (const [path, retries] of Object.entries(pages)) {
  test(`threat 32: ${path} still works while the API is down`, async ({ page, signInDonor, expectProblem }) => {
    if (retries > 0) {
      expectProblem(connectionRefused);
      expectProblem(/ApiError/);
    }
    await signInDonor();
    await takeApiDown(page);
    await page.goto(path);
    await scrollThrough(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(retries);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/');
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
    expectProblem,
  }) => {
    for (const problem of [connectionRefused, /ApiError/]) expectProblem(problem);
    await signInDonor();
    await form.fill(page);
    await takeApiDown(page);
    await submit(page, form);
    await expect(page.getByRole('alert')).toContainText(message);
    await expectValuesKept(page, form);
    await page.unroute('**/api/**');
  });
}

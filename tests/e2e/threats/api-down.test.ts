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

const refused = /ERR_CONNECTION_REFUSED/;
const isDown = (page: Page) => page.route('**/api/**', (route) => route.abort('connectionrefused'));

/** Every page that needs no answer to be read, with how many lists and details it says cannot be had just now. */
const pages = {
  '/': 1,
  '/about': 2,
  '/allforms': 0,
  '/branddetails/thimbleloaf-bakery': 1,
  '/contact': 0,
  '/donation': 3,
  '/donationform': 1,
  '/login': 0,
  '/organizationdetails/mantle-and-mitten': 1,
  '/privateroute': 0,
  '/register': 0,
  '/spinner': 0,
};

for (const [path, missing] of Object.entries(pages)) {
  test(`threat 32: ${path} still works while the API is down`, async ({ page, signInDonor, expectProblem }) => {
    if (missing) for (const problem of [refused, /ApiError/]) expectProblem(problem);
    await signInDonor();
    await isDown(page);
    await page.goto(path);
    await scrollThrough(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(missing);
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
  test(`threat 32: '${form.button}' says '${message}' while the API is down, and keeps what was typed`, async ({
    page,
    signInDonor,
    expectProblem,
  }) => {
    for (const problem of [refused, /ApiError/]) expectProblem(problem);
    await signInDonor();
    await form.fill(page);
    await isDown(page);
    await submit(page, form);
    await expect(page.getByRole('alert')).toContainText(message);
    await expectValuesKept(page, form);
    await page.unroute('**/api/**');
  });
}

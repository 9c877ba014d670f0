import type { Page } from 'playwright/test';
import {
  contactForm,
  detailsForm,
  type Form,
  logInForm,
  passwordForm,
  registerForm,
  submit,
} from '../error-catalog/forms.ts';
import { plainPhoto } from '../photos.ts';
import { fillInDonationWithoutQuote } from './donation-without-quote.ts';
import { expect, test } from './fixtures.ts';
import { token } from './replies.ts';

const message = 'Not today';
const brokenPage = { status: 500, body: '<h1>Broken</h1>' };
const fallback = 'An error occurred. Please try again.';
const messageFailure = 'An error occurred while sending your message.';
const donationFailure = 'An error occurred while sending data to the API.';
const donationForm = { button: 'Donate Now', fill: fillInDonationWithoutQuote };

interface FormFailure {
  /** The method and path of the request, such as `POST /Login`. */
  call: string;
  form: Pick<Form, 'button' | 'fill'>;
  /** What the form shows when the reply has no message. */
  failure: string;
}

const formFailures: Record<string, FormFailure> = {
  Login: { call: 'POST /Login', form: logInForm, failure: fallback },
  Register: { call: 'POST /register', form: registerForm, failure: fallback },
  'Profile update': { call: 'PUT /profile/update', form: detailsForm, failure: fallback },
  'Password change': { call: 'PUT /profile/update', form: passwordForm, failure: fallback },
  Contact: { call: 'POST /complaints/contact', form: contactForm, failure: messageFailure },
  Donation: { call: 'POST /order/donataionorder', form: donationForm, failure: donationFailure },
};

/** Tests the error catalog of the specification (section 8) with an API whose failures have no code and no fields. */
export function testErrors(): void {
  test.beforeEach(async ({ site, signIn }) => {
    site.customReplies.clear();
    await signIn();
  });

  for (const [name, { call, form, failure }] of Object.entries(formFailures)) {
    const alert = (page: Page) => page.getByRole('alert').filter({ hasText: /./ });
    const send = async (page: Page) => {
      await form.fill(page);
      await submit(page, form as Form);
    };
    const errors = name === 'Donation' ? [/404/] : [];

    test(`${name} success false: the message of an API without error codes is shown`, async ({
      page,
      site,
      expectBrowserError,
    }) => {
      for (const error of errors) expectBrowserError(error);
      site.customReplies.set(call, { body: { success: false, message } });
      await send(page);
      await expect(alert(page)).toHaveText(message);
    });

    test(`${name} failure: the message of an API without error codes is shown`, async ({
      page,
      site,
      expectBrowserError,
    }) => {
      for (const error of [...errors, /422/]) expectBrowserError(error);
      site.customReplies.set(call, { status: 422, body: { message } });
      await send(page);
      await expect(alert(page)).toContainText(message);
    });

    test(`${name} failure: '${failure}' is shown when the reply has no message`, async ({
      page,
      site,
      expectBrowserError,
    }) => {
      for (const error of [...errors, /500/, /ApiError/]) expectBrowserError(error);
      site.customReplies.set(call, brokenPage);
      await send(page);
      await expect(alert(page)).toHaveText(failure);
    });
  }

  test('Photo upload failure: the failure is logged, and nothing is shown', async ({
    page,
    site,
    expectBrowserError,
  }) => {
    for (const error of [/500/, /ApiError/]) expectBrowserError(error);
    site.customReplies.set('PUT /profile/uploadphoto', brokenPage);
    await page.goto('/profile#profile');
    await page.getByLabel('Photo', { exact: true }).setInputFiles(await plainPhoto('teal'));
    const logged = page.waitForEvent('console', (entry) => entry.text().includes('ApiError'));
    await page.getByRole('button', { name: 'Upload Photo' }).click();
    await logged;
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  const failedLoads: Record<string, [path: string, call: string]> = {
    'Lists and details fetch failure, organizations': ['/donationform', 'GET /organizations'],
    'Lists and details fetch failure, profile': ['/profile', 'GET /profile'],
    'Donation card or payment token load failure': ['/payment', 'GET /payment/donate'],
  };

  for (const [name, [path, call]] of Object.entries(failedLoads)) {
    test(`${name}: the failure is logged, and no message from the API is shown`, async ({
      page,
      site,
      expectBrowserError,
    }) => {
      for (const error of [/503/, /ApiError/]) expectBrowserError(error);
      site.customReplies.set(call, { status: 503, body: { message } });
      // The donation form requests the need categories, which this API does not have.
      const categoriesResponse = path === '/donationform' && page.waitForResponse('**/needs/categories');
      if (categoriesResponse) expectBrowserError(/404/);
      await page.goto(path);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await categoriesResponse;
      await expect(page.getByText(message)).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }

  test("Guard: a visitor gets the alert 'You must be logged in to view this page' on the login page", async ({
    page,
  }) => {
    await page.goto('/login');
    await page.evaluate(() => localStorage.clear());
    await page.goto('/allforms');
    await expect(page).toHaveURL(/\/login\/?$/);
    await expect(page.getByRole('alert')).toHaveText('You must be logged in to view this page');
  });

  test('Invalid token on decoding: InvalidTokenError is logged, and the page still opens', async ({
    page,
    expectBrowserError,
  }) => {
    expectBrowserError(/InvalidTokenError/);
    await page.addInitScript((damaged) => localStorage.setItem('token', damaged), token.replaceAll('.', '-'));
    await page.goto('/allforms');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test("Script part load failure: 'Loading chunk LoginForm failed' is shown", async ({ page, expectBrowserError }) => {
    expectBrowserError(/ERR_FAILED/);
    await page.route('**/static/js/LoginForm.*', (route) => route.abort());
    await page.goto('/login');
    await page.getByLabel('Email').focus();
    await expect(page.getByRole('alert')).toContainText('Loading chunk LoginForm failed');
  });
}

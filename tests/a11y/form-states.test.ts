import type { Page } from 'playwright/test';
import { failure } from '../e2e/error-catalogue/answers.ts';
import { contactForm, donationForm, type Form, logInForm, registerForm, submit } from '../e2e/error-catalogue/forms.ts';
import { expect, test } from '../e2e/kindcrate.ts';
import { expectNoViolations, expectToFit } from './look.ts';

const forms: Record<string, Form> = {
  'log-in': logInForm,
  registration: registerForm,
  contact: contactForm,
  donation: donationForm,
};

const words = 'That did not work, and here is a rather long sentence that tells why it did not, and what to do next.';
const no = failure(503, words);

interface State {
  problems?: RegExp[];
  reach: (page: Page, form: Form) => Promise<unknown>;
}

/** What can become of a form. */
const states: Record<string, State> = {
  'filled in': { reach: (page, form) => form.fill(page) },
  'refused, field by field': {
    async reach(page, form) {
      await form.fill(page);
      for (const label of Object.keys(form.typed)) await page.getByLabel(label, { exact: true }).fill('');
      await submit(page, form);
      await expect(page.getByRole('alert')).toBeFocused();
    },
  },
  'on its way': {
    async reach(page, form) {
      await form.fill(page);
      await page.route(form.address, () => {});
      await submit(page, form);
      await expect(page.locator('form[aria-busy=true]')).toBeVisible();
    },
  },
  'failed, with words of the API': {
    problems: no.problems,
    async reach(page, form) {
      await form.fill(page);
      await page.route(form.address, no.give);
      await submit(page, form);
      await expect(page.getByRole('alert')).toContainText(words);
    },
  },
  'left and come back to': {
    async reach(page, form) {
      await form.fill(page);
      await page.reload();
      await page.getByLabel(Object.keys(form.typed)[0] ?? '', { exact: true }).focus();
      await expect(page.locator('main astro-island').first()).not.toHaveAttribute('ssr');
    },
  },
  'without its script': {
    problems: [/ERR_FAILED/],
    async reach(page, form) {
      await page.route(/_astro\/\w+Form\./, (route) => route.abort());
      const path = { Login: '/login', Register: '/register', 'Send Message': '/contact' }[form.button];
      await page.goto(path ?? '/donationform');
      await page.locator('form').getByRole('textbox').first().focus();
      await expect(page.getByRole('alert')).toContainText('Loading chunk');
    },
  },
};

for (const [what, form] of Object.entries(forms)) {
  for (const [state, { problems = [], reach }] of Object.entries(states)) {
    test(`axe finds nothing, light and dark, and all fits, on: ${what}, ${state}`, async ({
      page,
      signInDonor,
      expectProblem,
    }) => {
      for (const problem of problems) expectProblem(problem);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await signInDonor();
      await reach(page, form);
      await expectNoViolations(page);
      await expectToFit(page);
    });
  }
}

import type { BrowserContext, Page } from 'playwright/test';
import { donateButton, fillInDonation } from '../e2e/donation-form.ts';
import { registerForm, submit } from '../e2e/error-catalog/forms.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { logIn } from '../e2e/log-in.ts';
import { scrollThrough } from '../e2e/visit.ts';
import { expectNoViolations, expectToFit } from './checks.ts';

interface Screen {
  isSignedIn?: true;
  problems?: RegExp[];
  open: (page: Page, context: BrowserContext) => Promise<unknown>;
}

const told = (page: Page, words: string) => expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();

const down = [/ERR_CONNECTION_REFUSED/, /ApiError/];

async function openWithoutApi(page: Page, path: string): Promise<void> {
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await page.goto(path);
  await scrollThrough(page);
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
}

/** What a page says besides what it is for. */
const screens: Record<string, Screen> = {
  'log-in, sent there by the guard': {
    async open(page) {
      await page.goto('/contact');
      await expect(page.getByRole('alert')).toContainText('You must be logged in');
    },
  },
  'log-in, after the registration': {
    async open(page) {
      await registerForm.fill(page);
      await page.getByLabel('Email').fill(`new.${crypto.randomUUID().slice(0, 8)}@example.com`);
      await submit(page, registerForm);
      await told(page, 'Your account is ready');
    },
  },
  'home, a part missing': {
    problems: [/ERR_FAILED/],
    async open(page) {
      await page.route('**/_astro/logo-grid.*', (route) => route.abort());
      await page.goto('/');
      await scrollThrough(page);
      await expect(page.getByRole('alert')).toContainText('Loading chunk logo-grid failed');
    },
  },
  'profile, a part missing': {
    isSignedIn: true,
    problems: [/ERR_FAILED/],
    async open(page) {
      await page.route('**/_astro/Profile.*', (route) => route.abort());
      await page.goto('/profile');
      await expect(page.getByRole('alert')).toContainText('Loading chunk Profile failed');
    },
  },
  'donation form, offline': {
    isSignedIn: true,
    problems: [/ERR_INTERNET_DISCONNECTED/, /ApiError/],
    async open(page, context) {
      await fillInDonation(page);
      await context.setOffline(true);
      await donateButton(page).click();
      await expect(page.getByRole('alert')).toBeFocused();
    },
  },
  'home, without the API': { problems: down, open: (page) => openWithoutApi(page, '/') },
  'about, without the API': { problems: down, open: (page) => openWithoutApi(page, '/about') },
  'how we work, without the API': { problems: down, open: (page) => openWithoutApi(page, '/donation') },
};

for (const [name, { isSignedIn, problems = [], open }] of Object.entries(screens)) {
  test(`axe finds nothing, light and dark, and all fits, on: ${name}`, async ({
    page,
    context,
    signInDonor,
    expectProblem,
  }) => {
    for (const problem of problems) expectProblem(problem);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (isSignedIn) await signInDonor();
    await open(page, context);
    await expectNoViolations(page);
    await expectToFit(page);
  });
}

test('axe finds nothing, light and dark, and all fits, on: home, just logged in', async ({ page, registerDonor }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/login');
  await logIn(page, await registerDonor());
  await told(page, 'Login is successful');
  await expectNoViolations(page);
  await expectToFit(page);
});

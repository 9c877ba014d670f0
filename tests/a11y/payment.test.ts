import type { APIRequestContext, Page } from 'playwright/test';
import { badCard, cardFrame, goodCard, payWith, sandboxPage } from '../e2e/card-frame.ts';
import { expect, test } from '../e2e/kindcrate.ts';
import { expectNoViolations } from './look.ts';

interface Screen {
  problems?: RegExp[];
  open: (page: Page, request: APIRequestContext) => Promise<unknown>;
}

const tokenCall = '**/api/payment/donate';

const screens: Record<string, Screen> = {
  'payment, loading': {
    async open(page) {
      await page.route(tokenCall, () => {});
      await page.goto('/payment');
      await expect(page.getByText('Opening the card form')).toBeVisible();
    },
  },
  'payment, failed': {
    problems: [/503/, /ApiError/],
    async open(page) {
      await page.route(tokenCall, (route) => route.fulfill({ status: 503, body: 'Not now' }));
      await page.goto('/payment');
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
  'payment, open': {
    async open(page) {
      await page.goto('/payment');
      await expect(cardFrame(page).getByLabel('Card Number')).toBeVisible();
    },
  },
  'payment, the provider is slow': {
    async open(page) {
      await page.route('**/_astro/CardForm*', () => {});
      await page.clock.install();
      await page.goto('/payment');
      await expect(cardFrame(page).getByLabel('Card Number')).toBeVisible();
      await page.clock.fastForward(20_000);
      await expect(page.getByRole('alert')).toContainText('hasn’t loaded yet');
    },
  },
  'payment, accepted': {
    async open(page) {
      await page.goto('/payment');
      await payWith(cardFrame(page), goodCard);
      await expect(page.getByText('Thank you!')).toBeVisible();
    },
  },
  'sandbox, empty': {
    open: async (page, request) => page.goto(await sandboxPage(request)),
  },
  'sandbox, refused': {
    async open(page, request) {
      await page.goto(await sandboxPage(request));
      await page.getByRole('button', { name: 'Pay with test card' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  'sandbox, filled in and on its way': {
    async open(page, request) {
      await page.goto(await sandboxPage(request));
      await page.route('**/api/payment/sandbox', () => {});
      await payWith(page, goodCard);
      await expect(page.locator('form[aria-busy=true]')).toBeVisible();
    },
  },
  'sandbox, declined': {
    problems: [/402/],
    async open(page, request) {
      await page.goto(await sandboxPage(request));
      await payWith(page, badCard);
      await expect(page.getByRole('alert')).toContainText('declined');
    },
  },
  'sandbox, accepted': {
    async open(page, request) {
      await page.goto(await sandboxPage(request));
      await payWith(page, goodCard);
      await expect(page.getByRole('status')).toContainText('accepted');
    },
  },
};

for (const [name, { problems = [], open }] of Object.entries(screens)) {
  test(`axe finds nothing, light and dark, on: ${name}`, async ({ page, request, expectProblem }) => {
    for (const problem of problems) expectProblem(problem);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, request);
    await expectNoViolations(page);
  });
}

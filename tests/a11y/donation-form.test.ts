import type { BrowserContext, Page } from 'playwright/test';
import { bringBackDonation, donateNow, fillInDonation, openDonation, order } from '../e2e/donation-form.ts';
import { dragOver, dropOn } from '../e2e/drag.ts';
import { expect, test } from '../e2e/kindcrate.ts';
import { photoOf } from '../e2e/photo.ts';
import { expectNoViolations, expectToFit } from './look.ts';

interface State {
  open: (page: Page, context: BrowserContext) => Promise<unknown>;
  problems?: RegExp[];
}

const zone = (page: Page) => page.locator('.photo-zone');
const textFile = { name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from('coats') };

const states: Record<string, State> = {
  empty: { open: openDonation },
  'dragged over': {
    async open(page) {
      await openDonation(page);
      await dragOver(zone(page), await photoOf('gold'));
      await expect(zone(page)).toHaveAttribute('data-over');
    },
  },
  'something dropped that is no picture': {
    async open(page) {
      await openDonation(page);
      await dropOn(zone(page), textFile);
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  refused: {
    async open(page) {
      await openDonation(page);
      await donateNow(page).click();
      await expect(page.getByRole('alert')).toBeFocused();
    },
  },
  offline: {
    problems: [/ERR_INTERNET_DISCONNECTED/, /ApiError/],
    async open(page, context) {
      await fillInDonation(page);
      await context.setOffline(true);
      await donateNow(page).click();
      await expect(page.getByRole('alert')).toBeFocused();
    },
  },
  'sent already': {
    problems: [/422/],
    async open(page) {
      await fillInDonation(page);
      const json = { success: false, message: 'Sent already', code: 'idempotency_key_reused' };
      await page.route(order, (route) => route.fulfill({ status: 422, json }));
      await donateNow(page).click();
      await expect(page.getByRole('button', { name: 'Send this as another donation' })).toBeVisible();
    },
  },
  sent: {
    async open(page) {
      await fillInDonation(page);
      await donateNow(page).click();
      await expect(page.getByRole('status')).toContainText('Your order number');
    },
  },
  'back from a draft': { open: bringBackDonation },
};

for (const [name, { open, problems = [] }] of Object.entries(states)) {
  test(`axe finds nothing, light and dark, and all fits, on: the donation form, ${name}`, async ({
    page,
    context,
    signInDonor,
    expectProblem,
  }) => {
    problems.forEach(expectProblem);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signInDonor();
    await open(page, context);
    await expectNoViolations(page);
    await expectToFit(page);
  });
}

import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext, Page } from 'playwright/test';
import { bringBackDonation, donateNow, fillInDonation, openDonation, order } from '../e2e/donation-form.ts';
import { dragOver, dropOn } from '../e2e/drag.ts';
import { expect, test } from '../e2e/kindcrate.ts';
import { photoOf } from '../e2e/photo.ts';

interface State {
  open: (page: Page, context: BrowserContext) => Promise<unknown>;
  problems?: RegExp[];
}

const zone = (page: Page) => page.locator('.photo-zone');
const textFile = { name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from('coats') };

const states: Record<string, State> = {
  empty: { open: openDonation },
  filled: { open: (page) => fillInDonation(page) },
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
  'on its way': {
    async open(page) {
      await fillInDonation(page);
      await page.route(order, () => {});
      await donateNow(page).click();
      await expect(page.getByRole('progressbar')).toBeVisible();
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
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing on the donation form, ${name}, ${colorScheme}, and nothing sticks out at 320 pixels`, async ({
      page,
      context,
      signInDonor,
      expectProblem,
    }) => {
      problems.forEach(expectProblem);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await signInDonor();
      await open(page, context);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  }
}

import type { Page } from 'playwright/test';
import { acceptedCard, cardFrame, payWith } from '../e2e/card-frame.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { expectNoViolations } from './checks.ts';

const brand = '/branddetails/thimbleloaf-bakery';
const organization = '/organizationdetails/mantle-and-mitten';

/** Whole pages in later states; every-page.test.ts covers their initial states, and tests/component/a11y the states of single islands. */
const screens: Record<string, (page: Page) => Promise<unknown>> = {
  'the page "How We Work" with its entire text': async (page) => {
    await page.goto('/donation');
    await page.getByText('ENTIRE TEXT').click();
  },
  'the home page on its second slide': async (page) => {
    await page.goto('/');
    await page.getByRole('article', { name: '1 of 3' }).getByRole('link', { name: 'Next slide' }).click();
  },
  'the home page with the menu open on a phone': async (page) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
  },
  'the page of a brand with its third page of stories': async (page) => {
    await page.goto(`${brand}#stories-3`);
    await expect(page.getByRole('link', { name: 'Page 3' })).toBeVisible();
  },
  'the page of an organization with its video open': async (page) => {
    const body = '<!doctype html><html lang="en"><title>Film</title><h1>Film</h1>';
    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body }),
    );
    await page.goto(organization);
    await page.getByRole('button', { name: 'Play the video' }).click();
    await expect(page.locator('iframe')).toBeVisible();
  },
  'the payment page while the provider is slow': async (page) => {
    await page.route('**/static/js/CardForm*', () => {});
    await page.clock.install();
    await page.goto('/payment');
    await expect(cardFrame(page).getByLabel('Card Number')).toBeVisible();
    await page.clock.fastForward(20_000);
    await expect(page.getByRole('alert')).toContainText('hasn’t loaded yet');
  },
  'the payment page after an accepted card': async (page) => {
    await page.goto('/payment');
    await payWith(cardFrame(page), acceptedCard);
    await expect(page.getByText('Thank you!')).toBeVisible();
  },
};

for (const [name, open] of Object.entries(screens)) {
  test(`${name} has no accessibility violations in light or dark mode`, async ({ page, signInDonor }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signInDonor();
    await open(page);
    await expectNoViolations(page);
  });
}

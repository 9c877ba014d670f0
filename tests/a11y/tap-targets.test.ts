import type { Page } from 'playwright/test';
import { donateButton } from '../e2e/donation-form.ts';
import { expect, test } from '../e2e/fixtures.ts';

const pressable = 'a, button, input, select, textarea, summary';

/** What can be pressed and is lower than a finger is wide. A box or a circle is pressed by its label. */
const small = (page: Page) =>
  page.locator(`:is(header, main, footer) :is(${pressable})`).evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => (element.matches('[type="radio"], [type="checkbox"]') && element.closest('label')) || element)
      .map((element) => ({ height: element.getBoundingClientRect().height, html: element.outerHTML.slice(0, 100) }))
      .filter(({ height }) => height > 0 && Math.ceil(height) < 44),
  );

const screens: Record<string, (page: Page) => Promise<unknown>> = {
  'log-in': (page) => page.goto('/login'),
  registration: (page) => page.goto('/register'),
  contact: (page) => page.goto('/contact'),
  'all forms': (page) => page.goto('/allforms'),
  profile: async (page) => {
    await page.goto('/profile');
    await expect(page.getByRole('tabpanel', { name: 'Overview' })).toBeVisible();
  },
  coins: async (page) => {
    await page.goto('/coins');
    await expect(page.getByText('coins to spend')).toBeVisible();
  },
  'refused donation': async (page) => {
    await page.goto('/donationform');
    await expect(page.getByRole('radio').first()).toBeVisible();
    await donateButton(page).click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(5);
  },
};

for (const [name, open] of Object.entries(screens)) {
  test(`${name}: everything on a phone is as easy to hit as a finger is wide`, async ({ page, signInDonor }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await signInDonor();
    await open(page);
    expect(await small(page)).toEqual([]);
  });
}

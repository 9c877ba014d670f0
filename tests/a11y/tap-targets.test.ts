import type { Page } from 'playwright/test';
import { donateButton } from '../e2e/donation-form.ts';
import { expect, test } from '../e2e/fixtures.ts';

const interactive = 'a, button, input, select, textarea, summary';

/** Lists interactive elements less than 44 px high (WCAG 2.5.5). A label is part of the target of its checkbox or radio button. */
const listSmallTargets = (page: Page) =>
  page.locator(`:is(header, main, footer) :is(${interactive})`).evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => (element.matches('[type="radio"], [type="checkbox"]') && element.closest('label')) || element)
      .map((element) => ({ height: element.getBoundingClientRect().height, html: element.outerHTML.slice(0, 100) }))
      .filter(({ height }) => height > 0 && Math.ceil(height) < 44),
  );

const screens: Record<string, (page: Page) => Promise<unknown>> = {
  'the login page': (page) => page.goto('/login'),
  'the registration page': (page) => page.goto('/register'),
  'the privacy notice': (page) => page.goto('/privacy'),
  'the contact page': (page) => page.goto('/contact'),
  'the list of forms': (page) => page.goto('/allforms'),
  'the profile': async (page) => {
    await page.goto('/profile');
    await expect(page.getByRole('tabpanel', { name: 'Overview' })).toBeVisible();
  },
  'the coins page': async (page) => {
    await page.goto('/coins');
    await expect(page.getByText('coins to spend')).toBeVisible();
  },
  'the donation form with errors': async (page) => {
    await page.goto('/donationform');
    await expect(page.getByRole('radio').first()).toBeVisible();
    await donateButton(page).click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(5);
  },
};

for (const [name, open] of Object.entries(screens)) {
  test(`every tap target of ${name} is at least 44 px high on a phone`, async ({ page, signInDonor }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await signInDonor();
    await open(page);
    expect(await listSmallTargets(page)).toEqual([]);
  });
}

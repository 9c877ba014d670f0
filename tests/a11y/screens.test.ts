import type { Page } from 'playwright/test';
import { donateNow, fillInDonation } from '../e2e/donation-form.ts';
import { expect, test } from '../e2e/kindcrate.ts';
import { scrollThrough } from '../e2e/visit.ts';
import { expectNoViolations } from './look.ts';

/** With everything that comes only when it is scrolled to. */
async function openWhole(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await scrollThrough(page);
}

const screens: Record<string, (page: Page) => Promise<unknown>> = {
  home: (page) => openWhole(page, '/'),
  about: (page) => openWhole(page, '/about'),
  'how we work': (page) => openWhole(page, '/donation'),
  'how we work, entire text': async (page) => {
    await page.goto('/donation');
    await page.getByText('ENTIRE TEXT').click();
  },
  'home, second slide': async (page) => {
    await page.goto('/');
    await page.getByRole('article', { name: '1 of 3' }).getByRole('link', { name: 'Next slide' }).click();
  },
  'home, menu open on a phone': async (page) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
  },
  login: (page) => page.goto('/login'),
  'login, refused': async (page) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
  },
  contact: (page) => page.goto('/contact'),
  'all forms': (page) => page.goto('/allforms'),
  spinner: (page) => page.goto('/spinner'),
  'private route': (page) => page.goto('/privateroute'),
  'register, empty': (page) => page.goto('/register'),
  'register, refused': async (page) => {
    await page.goto('/register');
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'donation form, empty': async (page) => {
    await page.goto('/donationform');
    await expect(page.getByRole('radio').first()).toBeVisible();
  },
  'donation form, refused': async (page) => {
    await page.goto('/donationform');
    await donateNow(page).click();
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'donation form, on its way': async (page) => {
    await fillInDonation(page);
    await page.route('**/api/order/donataionorder', () => {});
    await donateNow(page).click();
    await expect(page.getByRole('progressbar')).toBeVisible();
  },
  'profile, loading': async (page) => {
    await page.route('**/api/profile', () => {});
    await page.goto('/profile');
    await expect(page.getByRole('status')).toBeVisible();
  },
  'profile, overview': async (page) => {
    await page.goto('/profile');
    await expect(page.getByRole('tab').first()).toBeVisible();
  },
  'profile, without orders': async (page) => {
    await page.goto('/profile#orders');
    await expect(page.getByText('No orders available')).toBeVisible();
  },
  'profile, with an order': async (page) => {
    await fillInDonation(page);
    await donateNow(page).click();
    await page.getByRole('link', { name: 'See your donations in your profile' }).click();
    await expect(page.getByRole('img', { name: 'Photo of A lamp' })).toBeVisible();
  },
};

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [name, open] of Object.entries(screens)) {
    test(`axe finds nothing on: ${name}, ${colorScheme}`, async ({ page, signInDonor }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await signInDonor();
      await open(page);
      await expectNoViolations(page);
    });
  }
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on: 404, ${colorScheme}`, async ({ page, expectProblem }) => {
    expectProblem(/404/);
    await page.emulateMedia({ colorScheme });
    await page.goto('/nothing-here');
    await expectNoViolations(page);
  });
}

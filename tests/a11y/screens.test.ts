import type { Page } from 'playwright/test';
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
  contact: (page) => page.goto('/contact'),
  'all forms': (page) => page.goto('/allforms'),
  spinner: (page) => page.goto('/spinner'),
  'private route': (page) => page.goto('/privateroute'),
  'register, empty': (page) => page.goto('/register'),
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
};

for (const [name, open] of Object.entries(screens)) {
  test(`axe finds nothing, light and dark, on: ${name}`, async ({ page, signInDonor }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signInDonor();
    await open(page);
    await expectNoViolations(page);
  });
}

test('axe finds nothing, light and dark, on: 404', async ({ page, expectProblem }) => {
  expectProblem(/404/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/nothing-here');
  await expectNoViolations(page);
});

import type { Page } from 'playwright/test';
import { acceptedCard, cardFrame, payWith } from '../e2e/card-frame.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { scrollThrough } from '../e2e/visit.ts';
import { expectNoViolations } from './checks.ts';

/** With everything that comes only when it is scrolled to. */
async function openWhole(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await scrollThrough(page);
}

async function openDetail(page: Page, path: string, link: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('link', { name: link })).toBeVisible();
}

const brand = '/branddetails/thimbleloaf-bakery';
const organization = '/organizationdetails/mantle-and-mitten';

/** Whole pages. The states of an island are looked at in tests/component/a11y. */
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
  'donation form': async (page) => {
    await page.goto('/donationform');
    await expect(page.getByRole('radio').first()).toBeVisible();
  },
  'profile, overview': async (page) => {
    await page.goto('/profile');
    await expect(page.getByRole('tab').first()).toBeVisible();
  },
  coins: async (page) => {
    await page.goto('/coins');
    await expect(page.getByText('No coins yet.')).toBeVisible();
  },
  'redeem, for a donor': async (page) => {
    await page.goto('/redeem');
    await expect(page.getByRole('alert')).toBeVisible();
  },
  brand: (page) => openDetail(page, brand, 'Give and earn coins'),
  'brand, third page of stories': (page) => openDetail(page, `${brand}#stories-3`, 'Page 3'),
  organization: (page) => openDetail(page, organization, 'Give goods'),
  'organization, with the video': async (page) => {
    const body = '<!doctype html><html lang="en"><title>Film</title><h1>Film</h1>';
    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body }),
    );
    await page.goto(organization);
    await page.getByRole('button', { name: 'Play the video' }).click();
    await expect(page.locator('iframe')).toBeVisible();
  },
  'payment, open': async (page) => {
    await page.goto('/payment');
    await expect(cardFrame(page).getByLabel('Card Number')).toBeVisible();
  },
  'payment, the provider is slow': async (page) => {
    await page.route('**/_astro/CardForm*', () => {});
    await page.clock.install();
    await page.goto('/payment');
    await expect(cardFrame(page).getByLabel('Card Number')).toBeVisible();
    await page.clock.fastForward(20_000);
    await expect(page.getByRole('alert')).toContainText('has not answered yet');
  },
  'payment, accepted': async (page) => {
    await page.goto('/payment');
    await payWith(cardFrame(page), acceptedCard);
    await expect(page.getByText('Thank you!')).toBeVisible();
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

for (const [name, path] of Object.entries({ '404': '/nothing-here', 'an unknown receipt': '/receipt/nothing' })) {
  test(`axe finds nothing, light and dark, on: ${name}`, async ({ page, expectProblem }) => {
    expectProblem(/404/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoViolations(page);
  });
}

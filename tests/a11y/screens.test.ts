import type { Page } from 'playwright/test';
import { acceptedCard, cardFrame, payWith } from '../e2e/card-frame.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { scrollThrough } from '../e2e/visit.ts';
import { expectNoViolations } from './checks.ts';

async function openAndScroll(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await scrollThrough(page);
}

async function openDetail(page: Page, path: string, link: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('link', { name: link })).toBeVisible();
}

const brand = '/branddetails/thimbleloaf-bakery';
const organization = '/organizationdetails/mantle-and-mitten';

/** Whole pages. tests/component/a11y covers the states of single islands. */
const screens: Record<string, (page: Page) => Promise<unknown>> = {
  'the home page': (page) => openAndScroll(page, '/'),
  'the About page': (page) => openAndScroll(page, '/about'),
  'How We Work': (page) => openAndScroll(page, '/donation'),
  'How We Work with its entire text': async (page) => {
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
  'the privacy notice': (page) => page.goto('/privacy'),
  'the terms': (page) => page.goto('/terms'),
  'the accessibility statement': (page) => page.goto('/accessibility'),
  'the login page': (page) => page.goto('/login'),
  'the page for a forgotten password': (page) => page.goto('/forgot'),
  'the page for a new password, without a code': (page) => page.goto('/reset'),
  'the page that confirms an email, without a code': (page) => page.goto('/confirm'),
  'the page of an invitation, without a code': (page) => page.goto('/invite'),
  'the page of the test card': async (page) => {
    await page.goto('/payment-sandbox');
    await expect(page.getByRole('button', { name: 'Pay with test card' })).toBeVisible();
  },
  'the contact page': (page) => page.goto('/contact'),
  'the list of forms': (page) => page.goto('/allforms'),
  'the spinner page': (page) => page.goto('/spinner'),
  'the private page': (page) => page.goto('/privateroute'),
  'the empty registration form': (page) => page.goto('/register'),
  'the donation form': async (page) => {
    await page.goto('/donationform');
    await expect(page.getByRole('radio').first()).toBeVisible();
  },
  'the overview of the profile': async (page) => {
    await page.goto('/profile');
    await expect(page.getByRole('tab').first()).toBeVisible();
  },
  'the coins page': async (page) => {
    await page.goto('/coins');
    await expect(page.getByText('No coins yet.')).toBeVisible();
  },
  'the redeem page for a donor': async (page) => {
    await page.goto('/redeem');
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'a brand': (page) => openDetail(page, brand, 'Give and earn coins'),
  'a brand on its third page of stories': (page) => openDetail(page, `${brand}#stories-3`, 'Page 3'),
  'an organization': (page) => openDetail(page, organization, 'Give goods'),
  'an organization with its video open': async (page) => {
    const body = '<!doctype html><html lang="en"><title>Film</title><h1>Film</h1>';
    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body }),
    );
    await page.goto(organization);
    await page.getByRole('button', { name: 'Play the video' }).click();
    await expect(page.locator('iframe')).toBeVisible();
  },
  'the payment page': async (page) => {
    await page.goto('/payment');
    await expect(cardFrame(page).getByLabel('Card Number')).toBeVisible();
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

for (const [name, path] of Object.entries({
  'the 404 page': '/nothing-here',
  'an unknown receipt': '/receipt/nothing',
})) {
  test(`${name} has no accessibility violations in light or dark mode`, async ({ page, expectProblem }) => {
    expectProblem(/404/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoViolations(page);
  });
}

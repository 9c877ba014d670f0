import type { Page } from 'playwright/test';
import { uniqueWord } from '../e2e/staff/desk-api.ts';
import { expect, test } from '../e2e/staff/fixtures.ts';
import { expectNoViolations, expectToFit } from './checks.ts';

async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page);
  await expectToFit(page);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the desk has no accessibility violations and fits narrow screens and large text', async ({
  page,
  desk,
  signInStaff,
}) => {
  const word = uniqueWord();
  await signInStaff();
  await desk.placeOrders(await desk.addOrganization(), [`A lamp ${word}`, `A box of books ${word}`]);
  await page.goto(`/staff?q=${word}`);
  await expect(page.getByRole('link', { name: `A lamp ${word}` })).toBeVisible();
  await expect(page.getByRole('article')).toBeVisible();
  await expectAccessible(page);
});

test('the page that donors see instead of the desk has no accessibility violations and fits narrow screens and large text', async ({
  page,
  signInDonor,
}) => {
  await signInDonor();
  await page.goto('/staff');
  await expect(page.getByText('This page is for the charity’s staff and volunteers.')).toBeVisible();
  await expectAccessible(page);
});

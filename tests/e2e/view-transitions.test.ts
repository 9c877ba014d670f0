import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';

/** Returns the duration of the transition from /privacy to /about in milliseconds; undefined if there is none. */
async function measureTransition(page: Page): Promise<number | undefined> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', async ({ viewTransition }) => {
      await viewTransition?.ready;
      const durations = document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime));
      document.documentElement.dataset.duration = viewTransition ? `${Math.max(...durations)}` : 'none';
    });
  });
  await page.goto('/privacy');
  await page.getByRole('link', { name: 'About' }).first().click();
  await expect(page).toHaveURL('/about');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-duration', /./);
  const duration = await html.getAttribute('data-duration');
  return duration === 'none' ? undefined : Number(duration);
}

test('a page fades into the next one in 150 ms, after which the links of the next page work', async ({ page }) => {
  expect(await measureTransition(page)).toBe(150);
  await page.getByRole('link', { name: 'How We Work' }).first().click();
  await expect(page).toHaveURL('/donation');
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a page replaces the previous one without a transition', async ({ page }) => {
    expect(await measureTransition(page)).toBeUndefined();
  });
});

test('a visitor who is redirected to the login page never sees the guarded page, not even during a transition', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', () => {
      const paths = JSON.parse(sessionStorage.getItem('revealed') ?? '[]');
      sessionStorage.setItem('revealed', JSON.stringify([...paths, location.pathname]));
    });
  });
  await page.goto('/about');
  await page.getByRole('link', { name: 'Contact' }).first().click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('alert')).toHaveText('You must be logged in to view this page');
  expect(await page.evaluate(() => sessionStorage.getItem('revealed'))).toBe('["/about","/login"]');
});

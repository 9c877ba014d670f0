import type { Page } from 'playwright/test';
import { expect, test } from '../e2e/kindcrate.ts';
import { expectNoViolations } from './look.ts';

const details = /\/api\/(brands|organizations)\/[^/]+$/;

interface Screen {
  path: string;
  /** What becomes of the page's question. */
  answer?: 'never' | 'failure';
  problems?: RegExp[];
  see: (page: Page) => Promise<unknown>;
}

const loading = (page: Page) => expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
const failed = (page: Page) => expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
const link = (name: string) => (page: Page) => expect(page.getByRole('link', { name })).toBeVisible();

const screens: Record<string, Screen> = {
  'brand, loading': { path: '/branddetails/thimbleloaf-bakery', answer: 'never', see: loading },
  brand: { path: '/branddetails/thimbleloaf-bakery', see: link('Give and earn coins') },
  'brand, third page of stories': { path: '/branddetails/thimbleloaf-bakery#stories-3', see: link('Page 3') },
  'brand, unknown': { path: '/branddetails/nobody', problems: [/404/], see: link('See our sponsors') },
  'brand, failed': {
    path: '/branddetails/thimbleloaf-bakery',
    answer: 'failure',
    problems: [/503/, /ApiError/],
    see: failed,
  },
  'organization, loading': { path: '/organizationdetails/mantle-and-mitten', answer: 'never', see: loading },
  organization: { path: '/organizationdetails/mantle-and-mitten', see: link('Give goods') },
  'organization, another picture': {
    path: '/organizationdetails/mantle-and-mitten',
    see: async (page) => {
      await page.getByRole('button', { name: 'Next picture' }).click();
      await expect(page.getByText('2 of 3')).toBeVisible();
    },
  },
  'organization, with the video': {
    path: '/organizationdetails/mantle-and-mitten',
    see: async (page) => {
      await page.route('https://www.youtube-nocookie.com/**', (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><html lang="en"><title>Film</title><h1>Film</h1>',
        }),
      );
      await page.getByRole('button', { name: 'Play the video' }).click();
      await expect(page.locator('iframe')).toBeVisible();
    },
  },
  'organization, unknown': {
    path: '/organizationdetails/nobody',
    problems: [/404/],
    see: link('See all organizations'),
  },
  'organization, failed': {
    path: '/organizationdetails/mantle-and-mitten',
    answer: 'failure',
    problems: [/503/, /ApiError/],
    see: failed,
  },
};

for (const [name, { path, answer, problems = [], see }] of Object.entries(screens)) {
  test(`axe finds nothing, light and dark, on: ${name}`, async ({ page, expectProblem }) => {
    for (const problem of problems) expectProblem(problem);
    if (answer === 'never') await page.route(details, () => {});
    if (answer === 'failure') await page.route(details, (route) => route.fulfill({ status: 503, body: 'Not now' }));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await see(page);
    await expectNoViolations(page);
  });
}

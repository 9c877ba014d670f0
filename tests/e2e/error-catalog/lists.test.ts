import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures.ts';
import { scrollThrough } from '../visit.ts';
import { type FakeReply, failure } from './fake-replies.ts';

interface Read {
  path: string;
  address: RegExp;
  /** What is there when the call went through. */
  shown: (page: Page) => ReturnType<Page['locator']>;
}

const logos = (source: string) => (page: Page) => page.locator(`logo-grid[source=${source}] a`).first();
const heading = (name: string) => (page: Page) => page.getByRole('heading', { name, exact: true });

/** Every read of the specification's call table, on each page that makes it. */
const reads: Record<string, Read> = {
  'sponsors on the home page': { path: '/', address: /\/api\/brands$/, shown: logos('brands') },
  'organizations on About': { path: '/about', address: /\/api\/organizations$/, shown: logos('organizations') },
  'the donation card on About': {
    path: '/about',
    address: /\/api\/donationcard$/,
    shown: (page) => page.locator('featured-card img'),
  },
  'organizations on How We Work': {
    path: '/donation',
    address: /\/api\/organizations$/,
    shown: logos('organizations'),
  },
  'brands on How We Work': { path: '/donation', address: /\/api\/brands$/, shown: logos('brands') },
  'the donation card on How We Work': {
    path: '/donation',
    address: /\/api\/donationcard\/[^/]+$/,
    shown: (page) => page.locator('featured-card img'),
  },
  'organizations in the donation form': {
    path: '/donationform',
    address: /\/api\/organizations$/,
    shown: (page) => page.getByRole('radio').first(),
  },
  'a brand': {
    path: '/branddetails/thimbleloaf-bakery',
    address: /\/api\/brands\/[^/]+$/,
    shown: heading('Thimbleloaf Bakery'),
  },
  'an organization': {
    path: '/organizationdetails/mantle-and-mitten',
    address: /\/api\/organizations\/[^/]+$/,
    shown: heading('Mantle & Mitten'),
  },
  'the payment token': {
    path: '/payment',
    address: /\/api\/payment\/donate$/,
    shown: (page) => page.locator('iframe'),
  },
  'the profile': { path: '/profile', address: /\/api\/profile$/, shown: (page) => page.getByRole('tab').first() },
};

const message = 'The words of the API';
const answers: Record<string, FakeReply> = {
  'a 503 with a message': failure(503, message),
  'a connection that times out': { fulfill: (route) => route.abort('timedout'), problems: [/ERR_TIMED_OUT/] },
};

function rowOf(what: string): string {
  if (what.includes('card') || what.includes('token')) return 'Donation card or payment token load failure';
  return 'Lists and details fetch failure';
}

for (const [what, { path, address, shown }] of Object.entries(reads)) {
  for (const [answer, { fulfill, problems }] of Object.entries(answers)) {
    test(`${rowOf(what)}: logged only, no user message, and a quiet try again (${what}, ${answer})`, async ({
      page,
      signInDonor,
      expectProblem,
    }) => {
      for (const problem of [...problems, /ApiError/]) expectProblem(problem);
      await signInDonor();
      await page.route(address, fulfill);
      await page.goto(path);
      await scrollThrough(page);
      const again = page.getByRole('button', { name: 'Try again' });
      await expect(again).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByText(message)).toHaveCount(0);
      await page.unroute(address);
      await again.click();
      await expect(shown(page)).toBeVisible();
      await expect(again).toHaveCount(0);
    });
  }
}

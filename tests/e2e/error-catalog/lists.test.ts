import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures.ts';
import { scrollThrough } from '../visit.ts';
import { type FakeReply, failure } from './fake-replies.ts';

interface GetRequest {
  path: string;
  url: RegExp;
  /** What the page shows after a successful request. */
  content: (page: Page) => ReturnType<Page['locator']>;
}

/**
 * The GET requests of the specification's table of endpoints, except the ones for lists and details that the server renders into
 * public pages.
 */
const getRequests: Record<string, GetRequest> = {
  'organizations in the donation form': {
    path: '/donationform',
    url: /\/api\/organizations$/,
    content: (page) => page.getByRole('radio').first(),
  },
  'the payment token': {
    path: '/payment',
    url: /\/api\/payment\/donate$/,
    content: (page) => page.locator('iframe'),
  },
  'the profile': { path: '/profile', url: /\/api\/profile$/, content: (page) => page.getByRole('tab').first() },
};

const message = 'A message from the API';
const replies: Record<string, FakeReply> = {
  'a 503 with a message': failure(503, message),
  'a timeout': { fulfill: (route) => route.abort('timedout'), errors: [/ERR_TIMED_OUT/] },
};

/** The name under which the specification's error catalog lists a failure to load the resource. */
function errorName(resource: string): string {
  if (resource.includes('token')) return 'Donation card or payment token load failure';
  return 'Lists and details fetch failure';
}

for (const [resource, { path, url, content }] of Object.entries(getRequests)) {
  for (const [reply, { fulfill, errors }] of Object.entries(replies)) {
    test(`${errorName(resource)}: ${reply} for ${resource} is logged, shows no alert, and can be retried`, async ({
      page,
      signInDonor,
      expectBrowserError,
    }) => {
      for (const error of [...errors, /ApiError/]) expectBrowserError(error);
      await signInDonor();
      await page.route(url, fulfill);
      await page.goto(path);
      await scrollThrough(page);
      const retry = page.getByRole('button', { name: 'Try again' });
      await expect(retry).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByText(message)).toHaveCount(0);
      await page.unroute(url);
      await retry.click();
      await expect(content(page)).toBeVisible();
      await expect(retry).toHaveCount(0);
    });
  }
}

import { expect, test } from './fixtures.ts';

const resources = {
  'the profile': { path: '/profile', url: '**/api/profile', loaded: { role: 'tab', name: 'Overview' } },
  'the organizations of the donation form': {
    path: '/donationform',
    url: '**/api/organizations',
    loaded: { role: 'radio', name: 'Mantle & Mitten' },
  },
} as const;

for (const [resource, { path, url, loaded }] of Object.entries(resources)) {
  test(`a retry with the keyboard moves the focus to ${resource}`, async ({
    page,
    signInDonor,
    expectBrowserError,
  }) => {
    for (const error of [/503/, /ApiError/]) expectBrowserError(error);
    await signInDonor();
    await page.route(url, (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto(path);
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await page.unroute(url);
    await retry.press('Enter');
    const loadedElement = page.getByRole(loaded.role, { name: loaded.name });
    await expect(loadedElement).toBeVisible();
    await expect(page.locator('main :focus').filter({ has: loadedElement })).toBeVisible();
  });
}

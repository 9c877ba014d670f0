import { expect, test } from './fixtures.ts';

const places = {
  'the profile': { path: '/profile', call: '**/api/profile', awaited: { role: 'tab', name: 'Overview' } },
  'the organizations of the donation form': {
    path: '/donationform',
    call: '**/api/organizations',
    awaited: { role: 'radio', name: 'Mantle & Mitten' },
  },
} as const;

for (const [what, { path, call, awaited }] of Object.entries(places)) {
  test(`whoever asks again for ${what} by keyboard goes on from there`, async ({
    page,
    signInDonor,
    expectProblem,
  }) => {
    for (const problem of [/503/, /ApiError/]) expectProblem(problem);
    await signInDonor();
    await page.route(call, (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto(path);
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await page.unroute(call);
    await again.press('Enter');
    const first = page.getByRole(awaited.role, { name: awaited.name });
    await expect(first).toBeVisible();
    await expect(page.locator('main :focus').filter({ has: first })).toBeVisible();
  });
}

import { expect, test } from '../fixtures.ts';
import { scrollThrough } from '../visit.ts';

const pages = [
  '/',
  '/about',
  '/allforms',
  '/branddetails/thimbleloaf-bakery',
  '/contact',
  '/donation',
  '/donationform',
  '/login',
  '/organizationdetails/mantle-and-mitten',
  '/privateroute',
  '/profile',
  '/register',
  '/spinner',
];

for (const path of pages) {
  test(`threat 22: ${path} has no CSP or Trusted Types violation and no console error`, async ({
    page,
    signInDonor,
  }) => {
    await signInDonor();
    const response = await page.goto(path);
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe-/);
    await scrollThrough(page);
    for (const island of await page.locator('astro-island').all()) {
      await island.dispatchEvent('focusin');
      await expect(island).not.toHaveAttribute('ssr');
    }
    await page.waitForLoadState('networkidle');
  });
}

test('threat 22: injected markup and scripts do not run and are reported as problems', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/CSP violation: require-trusted-types-for/);
  expectProblem(/requires 'TrustedHTML' assignment/);
  expectProblem(/requires 'TrustedScript' assignment/);
  await page.goto('/');
  const outcomes = await page.evaluate(() => {
    const attempt = (inject: () => void) => {
      try {
        inject();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const script = document.createElement('script');
    return [
      attempt(() => {
        document.body.innerHTML += '<img src="x" onerror="document.title = 1">';
      }),
      attempt(() => {
        script.text = 'document.title = 2';
      }),
    ];
  });
  expect(outcomes).toEqual(['TypeError', 'TypeError']);
  await expect(page).toHaveTitle(/Kindcrate/);
});

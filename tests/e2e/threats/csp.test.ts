import type { APIRequestContext } from 'playwright/test';
import { registerDonor } from '../accounts.ts';
import { expect, test } from '../fixtures.ts';
import { openContextAs } from '../redemptions.ts';
import { registerPartner, staff } from '../staff.ts';
import { scrollThrough, waitForIdleNetwork } from '../visit.ts';

interface TrustedTypePolicies {
  createPolicy(name: string, rules: object): void;
}

const pages = [
  '/',
  '/about',
  '/accessibility',
  '/allforms',
  '/branddetails/thimbleloaf-bakery',
  '/claim',
  '/coins',
  '/contact',
  '/donation',
  '/donationform',
  '/label',
  '/login',
  '/organizationdetails/mantle-and-mitten',
  '/payment',
  '/payment-receipt',
  '/payment-result',
  '/payment-sandbox',
  '/privacy',
  '/privateroute',
  '/profile',
  '/receipt',
  '/redeem',
  '/register',
  '/spinner',
  '/staff',
  '/statement',
  '/terms',
];

/** For pages that show more to a role other than donor: returns an account with that role. */
const prepareAccount: Record<string, (request: APIRequestContext) => ReturnType<typeof registerDonor>> = {
  '/redeem': registerPartner,
  '/staff': async () => ({ ...staff, username: '', phone: '', confirmPassword: staff.password }),
};

for (const path of pages) {
  test(`threat 22, finding 11: ${path} has no CSP or Trusted Types violation and no console error`, async ({
    browser,
    request,
    browserErrors,
  }) => {
    const account = await (prepareAccount[path] ?? registerDonor)(request);
    const context = await openContextAs(browser, request, account);
    await browserErrors.watch(context);
    const page = await context.newPage();
    const response = await page.goto(path);
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("trusted-types 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    // These pages scan QR codes with WebAssembly (decision 0008).
    const allowed = ['/redeem', '/staff'].includes(path) ? "'wasm-unsafe-eval'" : '';
    expect(policy.replace(allowed, '')).not.toMatch(/unsafe-/);
    await scrollThrough(page);
    for (const island of await page.locator('astro-island').all()) {
      // Focus hydrates islands that wait for an intent.
      await island.dispatchEvent('focusin');
      await expect(island).not.toHaveAttribute('ssr');
    }
    await waitForIdleNetwork(page);
    await context.close();
  });
}

test('threat 22: injected markup and scripts do not run and are reported as problems', async ({
  page,
  expectBrowserError,
}) => {
  expectBrowserError(/CSP violation: require-trusted-types-for/);
  expectBrowserError(/CSP violation: trusted-types/);
  expectBrowserError(/Creating a TrustedTypePolicy named 'loophole' violates/);
  expectBrowserError(/requires 'TrustedHTML' assignment/);
  expectBrowserError(/requires 'TrustedScript' assignment/);
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
        (window as unknown as { trustedTypes: TrustedTypePolicies }).trustedTypes.createPolicy('loophole', {});
      }),
      attempt(() => {
        document.body.innerHTML += '<img src="x" onerror="document.title = 1">';
      }),
      attempt(() => {
        script.text = 'document.title = 2';
      }),
    ];
  });
  expect(outcomes).toEqual(['TypeError', 'TypeError', 'TypeError']);
  await expect(page).toHaveTitle(/Kindcrate/);
});

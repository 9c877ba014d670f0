import { expect, test } from './fixtures.ts';

const fileOf = (url: string) => new URL(url).pathname.split('/').at(-1);

for (const path of ['/login', '/register', '/contact', '/donationform', '/profile', '/branddetails/nobody-asked']) {
  test(`${path} fetches all scripts of its island at once, before running any`, async ({
    page,
    signInDonor,
    expectProblem,
  }) => {
    if (path.startsWith('/branddetails')) expectProblem(/404/);
    const [fetched, imported] = [new Set(), new Set()];
    page.on('request', (request) => {
      if (!request.url().includes('/_astro/') || !request.url().endsWith('.js')) return;
      (request.resourceType() === 'fetch' ? fetched : imported).add(fileOf(request.url()));
    });
    await signInDonor();
    await page.goto(path);
    const island = page.locator('astro-island').first();
    await island.dispatchEvent('focusin');
    await expect(island).not.toHaveAttribute('ssr');
    expect(fetched.size).toBeGreaterThan(3);
    expect([...imported].filter((file) => !fetched.has(file))).toEqual([]);
  });
}

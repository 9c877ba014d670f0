import { expect, test } from './fixtures.ts';

for (const width of [320, 768, 960, 1440]) {
  test(`the header shows its Donate link on a screen ${width} px wide, even with text at 200%`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/privacy');
    const donate = page.getByRole('banner').getByRole('link', { name: 'Donate', exact: true });
    for (const size of ['100%', '200%']) {
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), size);
      await expect(donate).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
    await donate.click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('First your name, then your gift.');
    await expect(page.getByText('After you log in')).toBeHidden();
  });
}

test('the login page names only the organization whose link was opened, not one that was chosen before', async ({
  page,
}) => {
  const give = page.getByRole('link', { name: 'Give goods to this organization' });
  await page.goto('/organizationdetails/mantle-and-mitten');
  await give.click();
  await expect(page.getByText('After you log in: a gift for Mantle & Mitten')).toBeVisible();
  // A link from another site passes on only the id of an organization, not its name.
  await page.goto('/donationform?charity=lantern-row');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('After you log in: a gift for the organization you chose')).toBeVisible();
  await page.goto('/organizationdetails/lantern-row');
  await give.click();
  await expect(page.getByText('After you log in: a gift for Lantern Row')).toBeVisible();
  await page.goto('/donationform?charity=mantle-and-mitten');
  await expect(page.getByText('After you log in: a gift for the organization you chose')).toBeVisible();
});

test('a printed page has no Donate link in its header', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/privacy');
  await expect(page.getByRole('banner').getByText('Kindcrate')).toBeVisible();
  await expect(page.getByRole('banner').getByText('Donate', { exact: true })).toBeHidden();
});

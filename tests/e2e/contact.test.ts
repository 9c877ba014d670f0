import { expect, test } from './kindcrate.ts';

test.beforeEach(async ({ page, signInDonor }) => {
  await signInDonor();
  await page.goto('/contact');
});

test("says 'Email invalid', leads there, and keeps the message", async ({ page }) => {
  await page.getByLabel('Full Name').fill('Amal Haddad');
  await page.getByLabel('Email Address').fill('amal@example.org');
  await page.getByLabel('Message').fill('Do you take a piano?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByLabel('Email Address')).toBeFocused();
  await expect(page.getByLabel('Email Address')).toHaveAccessibleDescription('Email invalid');
  await expect(page.getByLabel('Message')).toHaveValue('Do you take a piano?');
});

test('asks for the map only when somebody wants to see it', async ({ page }) => {
  const foreign: string[] = [];
  await page.route('https://www.openstreetmap.org/**', (route) => {
    foreign.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>map</title>' });
  });
  await page.getByText('Show the map').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(foreign).toEqual([]);
  await page.getByText('Show the map').click();
  await expect.poll(() => foreign).toHaveLength(1);
});

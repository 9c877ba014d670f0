import { acceptedCard, cardFrame, payWith } from './card-frame.ts';
import { expect, test } from './fixtures.ts';
import { expectPrintable } from './printing.ts';

test('the API’s reply about a payment is never stored by the browser, and says nothing about the donor', async ({
  page,
  signInDonor,
}) => {
  const donor = await signInDonor({ username: 'Ines' });
  const responded = page.waitForResponse(/\/api\/payment\/[\w-]{36}$/);
  await page.goto('/payment');
  await payWith(cardFrame(page), acceptedCard);
  const response = await responded;
  expect(response.headers()['cache-control']).toBe('no-store');
  const text = await response.text();
  expect(text).not.toContain('Ines');
  expect(text).not.toContain(donor.email);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`printing the receipt of a payment in ${colorScheme} mode prints only its sheet, in black on white`, async ({
    page,
  }) => {
    await page.goto('/payment');
    await payWith(cardFrame(page), acceptedCard);
    await page.getByRole('link', { name: 'Show the receipt' }).click();
    await expect(page.getByText('Thank you! This payment was accepted.')).toBeVisible();
    await page.emulateMedia({ media: 'print', colorScheme });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const role of ['banner', 'contentinfo', 'navigation', 'link', 'button'] as const) {
      await expect(page.getByRole(role)).toHaveCount(0);
    }
    const sheet = page.getByRole('article');
    await expectPrintable(page, sheet);
    await expect(sheet).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(sheet).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });
}

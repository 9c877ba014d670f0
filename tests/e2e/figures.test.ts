import { getFiguresEndpoint, type PublicFigures } from '@kindcrate/contract/figures';
import type { APIRequestContext } from 'playwright/test';
import { callApi } from './accounts.ts';
import { expect, test } from './fixtures.ts';

const today = () => new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date());
const formatNumber = (value = Number.NaN) => new Intl.NumberFormat('en').format(value);

const readFigures = async (request: APIRequestContext): Promise<PublicFigures> =>
  (await callApi(request, getFiguresEndpoint)).data;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of an organization shows its own figures, which are marked as samples on a fresh installation', async ({
    page,
    request,
  }) => {
    const { organizations } = await readFigures(request);
    const own = organizations.find(({ _id }) => _id === 'mantle-and-mitten');
    expect(own).toMatchObject({ isSample: true });
    await page.goto('/organizationdetails/mantle-and-mitten');
    const section = page.locator('section', {
      has: page.getByRole('heading', { name: 'What has reached Mantle & Mitten' }),
    });
    await expect(section.getByRole('definition').first()).toHaveText(formatNumber(own?.allTime?.pieces));
    await expect(section.getByRole('definition')).toHaveCount(4);
    await expect(section).toContainText('Sample figures, not real gifts');
    await expect(section).toContainText(`Counted on ${today()}`);
  });

  test('About shows what all organizations have received, below the charity’s own figures', async ({
    page,
    request,
  }) => {
    const { all } = await readFigures(request);
    await page.goto('/about');
    const section = page.getByRole('region', { name: 'What your gifts have done so far' });
    await expect(section.getByRole('definition').first()).toHaveText('20000');
    await expect(section.getByRole('definition').nth(1)).toHaveText('12');
    await expect(section.getByRole('definition').nth(2)).toHaveText(formatNumber(all.allTime?.pieces));
    await expect(section).toContainText(`Counted on ${today()}`);
  });

  test('How We Work says how many days a gift currently takes', async ({ page, request }) => {
    const { all } = await readFigures(request);
    const days = Math.round(all.last90Days?.daysToCompleted ?? Number.NaN);
    await page.goto('/donation');
    await expect(page.getByText(`Right now, the whole trip takes ${days} days.`)).toBeVisible();
  });
});

import { listNeedsEndpoint, type Need } from '@kindcrate/contract/needs';
import { getProfileEndpoint } from '@kindcrate/contract/profile';
import type { APIRequestContext, Page } from 'playwright/test';
import { callApi, fetchToken } from './accounts.ts';
import { donateButton, fillInDonation } from './donation-form.ts';
import { expect, test } from './fixtures.ts';
import { changeOrderStatus, changesUntilReceived } from './orders.ts';
import { bearer } from './staff.ts';

const organizationPath = '/organizationdetails/mantle-and-mitten';
const words = 'Winter coats, adult';
const today = () => new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date());

/** Finds the need that these tests are about, which is in the sample data. */
async function findCoats(request: APIRequestContext): Promise<Need> {
  const query = { organization: 'mantle-and-mitten' };
  const { result }: { result: Need[] } = await callApi(request, listNeedsEndpoint, query);
  const coats = result.find((need) => need.words === words);
  if (!coats) throw new Error('The sample data has no need for winter coats');
  return coats;
}

const needRow = (page: Page) => page.getByRole('listitem').filter({ hasText: words });
const giveLink = (page: Page) => page.getByRole('link', { name: `Give: ${words}` });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page shows this season’s cause and what is needed most, with the number of pieces still needed and the date', async ({
    page,
    request,
  }) => {
    const { target, received } = await findCoats(request);
    await page.goto('/');
    const section = page.locator('section', { has: page.getByRole('heading', { name: 'Needed most right now' }) });
    await expect(section.getByRole('listitem').first()).toContainText('This season’s cause');
    await expect(section.getByRole('listitem')).toHaveCount(5);
    await expect(needRow(page)).toContainText(`${Number(target) - received}`);
    await expect(needRow(page)).toContainText('Mantle & Mitten');
    await expect(section).toContainText(`Up to date as of ${today()}`);
    await expect(giveLink(page)).toHaveAttribute('href', /charity=mantle-and-mitten&items=Winter\+coats%2C\+adult$/);
  });

  test('the page of an organization shows what the organization needs, has enough of and cannot take', async ({
    page,
    request,
  }) => {
    const { target, received } = await findCoats(request);
    await page.goto(organizationPath);
    await expect(needRow(page)).toContainText('Most urgent');
    await expect(needRow(page)).toContainText(`${received} of ${target}`);
    await expect(needRow(page)).toContainText(`${Number(target) - received} more needed`);
    await expect(page.getByRole('listitem').filter({ hasText: 'Hats and gloves' })).toContainText('Always needed');
    const others = page.getByRole('definition');
    await expect(others.filter({ hasText: 'Children’s coats' })).toContainText('full until January');
    await expect(others.filter({ hasText: 'Summer clothes' })).toBeVisible();
  });

  test('How We Work lists the needs of each organization below its logo', async ({ page }) => {
    await page.goto('/donation');
    const card = page.getByRole('link', { name: 'Mantle & Mitten' });
    await expect(card).toHaveAttribute('href', organizationPath);
    await expect(card).toContainText(/\d+ more: Winter coats, adult/);
  });
});

test('an organization’s structured data lists its open needs as demands', async ({ page }) => {
  await page.goto(organizationPath);
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const organization = blocks.map((block) => JSON.parse(block)).find((block) => block['@type'] === 'Organization');
  expect(organization.seeks[0]).toMatchObject({ '@type': 'Demand', itemOffered: { '@type': 'Product' } });
  const names = organization.seeks.map(({ itemOffered }: { itemOffered: { name: string } }) => itemOffered.name);
  expect(names).toContain(words);
  expect(names).not.toContain('Summer clothes');
});

for (const path of ['/', '/donation', organizationPath]) {
  test(`${path} links to the feeds of needs`, async ({ page, request }) => {
    await page.goto(path);
    const feeds = await page.locator('link[rel=alternate]').all();
    expect(feeds).toHaveLength(2);
    for (const feed of feeds) {
      const response = await request.get((await feed.getAttribute('href')) ?? '');
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toContain(await feed.getAttribute('type'));
    }
  });
}

test('a donor whose chosen organization has enough of the goods can switch with one tap to an organization that needs them, and the goods count toward the need when they arrive', async ({
  page,
  request,
  signInDonor,
}) => {
  const donor = await signInDonor();
  await fillInDonation(page);
  await page.getByRole('radio', { name: 'Lantern Row House' }).check();
  await page.getByLabel('Items Name').fill('3 winter coats');
  await page.getByLabel('Quantity').fill('3');
  await expect(page.getByText(`Lantern Row House has enough of these (${words}).`)).toBeVisible();
  await expect(page.getByText(/Mantle & Mitten still needs \d+ more\./)).toBeVisible();
  await page.getByRole('button', { name: 'Give to Mantle & Mitten' }).click();
  await expect(page.getByRole('radio', { name: 'Mantle & Mitten' })).toBeChecked();
  await expect(page.getByLabel('Charity')).toHaveValue('Mantle & Mitten');
  await expect(page.getByText(/Mantle & Mitten needs \d+ more of these \(Winter coats, adult\)\./)).toBeVisible();

  const { _id, received } = await findCoats(request);
  await donateButton(page).click();
  await expect(page.getByText('Your Donation was sent successfully!')).toBeVisible();
  const { data: profile } = await callApi(request, getProfileEndpoint, {}, bearer(await fetchToken(request, donor)));
  const [order] = profile.orders;
  expect(order.need).toMatchObject({ _id, words });
  await changeOrderStatus(request, order._id, ...changesUntilReceived(3));
  expect((await findCoats(request)).received).toBe(received + 3);
  await page.goto(organizationPath);
  await expect(needRow(page)).toContainText(`${received + 3} of `);
});

test('the link of a need fills in the organization and the goods of the donation form, and edits to them survive a reload', async ({
  page,
  signInDonor,
}) => {
  await signInDonor();
  await page.goto(organizationPath);
  await giveLink(page).click();
  await expect(page.getByRole('radio', { name: 'Mantle & Mitten' })).toBeChecked();
  await expect(page.getByLabel('Items Name')).toHaveValue(words);
  await expect(page).toHaveURL('/donationform?charity=mantle-and-mitten');
  await page.getByLabel('Items Name').fill('Two parkas');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Mantle & Mitten' })).toBeChecked();
  await expect(page.getByLabel('Items Name')).toHaveValue('Two parkas');
});

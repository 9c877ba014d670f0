import type { Page } from 'playwright/test';
import { fetchToken } from '../accounts.ts';
import { tinyImage, uniqueWord } from './desk-api.ts';
import { expect, test } from './fixtures.ts';
import { sendNow } from './orders-tab.ts';

const line = 'Went to a family of four on Tuesday';
const story = (page: Page) => page.getByRole('listitem').filter({ hasText: line });

test('a volunteer writes what became of a gift, the donor reads it and consents, and visitors see it until the donor withdraws consent', async ({
  page,
  request,
  desk,
  signIn,
}) => {
  const word = uniqueWord();
  const house = await desk.addOrganization(`House ${word}`);
  const donor = await desk.registerDonor();
  const [order = ''] = await desk.placeOrders(house, [`Coats ${word}`], donor);
  await desk.changeOrderStatus(order, 'under review', 'accepted', 'received');

  await signIn(await desk.createVolunteer(house));
  await page.goto(`/staff?q=${word}`);
  await page.getByRole('button', { name: 'Mark as completed' }).click();
  await page.getByLabel('In a sentence').fill(line);
  await page.getByLabel('Photo', { exact: true }).setInputFiles(await tinyImage());
  await page.getByLabel('May be shown on our page').check();
  await page.getByRole('form').getByRole('button', { name: 'Mark as completed' }).click();
  await sendNow(page);
  await expect(page.getByRole('heading', { name: `Coats ${word}` })).toHaveText(/completed$/);

  const email = async () =>
    (await desk.emailsTo(donor.email)).find(({ subject }) => subject.includes('where it is needed'));
  await expect.poll(email).toBeTruthy();
  const { text = '' } = (await email()) ?? {};
  expect(text).toContain(line);
  expect(text).toContain('There is a photo, too');

  const organizationPage = `/organizationdetails/${house}`;
  expect(await (await request.get(`${desk.origin}${organizationPage}`)).text()).not.toContain(line);

  // An open desk reloads when the account changes, which would interrupt the next navigation.
  await page.goto('about:blank');
  await signIn({ token: await fetchToken(request, donor) });
  await page.goto('/profile#orders');
  await expect(page.getByText(line)).toBeVisible();
  await page.getByLabel(`House ${word} may show this on its page`).check();
  await expect(
    page.getByText('What became of your donation can now be shown on the organization’s page, without your name.'),
  ).toBeVisible();

  await page.goto(organizationPage);
  await expect(story(page)).toBeVisible();
  const photo = story(page).getByRole('presentation');
  await photo.scrollIntoViewIfNeeded();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(40);
  const photoUrl = (await photo.getAttribute('src')) ?? '';

  await page.goto('/profile#orders');
  await page.getByLabel(`House ${word} may show this on its page`).uncheck();
  await expect(
    page.getByText('What became of your donation is no longer shown on the organization’s page.'),
  ).toBeVisible();
  await page.goto(organizationPage);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(story(page)).toHaveCount(0);
  expect((await request.get(`${desk.origin}${photoUrl}`)).status()).toBe(404);
});

import { readFileSync } from 'node:fs';
import { examples } from '@kindcrate/contract/examples';
import type { PublicFigures } from '@kindcrate/contract/figures';
import { addDays, toInstant, toLocalTime, weekdayOf } from '@kindcrate/contract/local-time';
import { type Locator, request as newRequest, type Page } from 'playwright/test';
import { backdateFigures, startTestServer } from '../../scripts/test-server.ts';
import { donateButton, expectThanks } from './donation-form.ts';
import { test as base, expect } from './fixtures.ts';
import { openContextAs } from './redemptions.ts';
import { DeskApi, tinyImage } from './staff/desk-api.ts';
import { orderDetails, sendNow } from './staff/orders-tab.ts';
import { staff } from './staff.ts';

const timeZone = 'America/New_York';
const { revision: _, ...place } = examples['place-edit'];
const placeOpenDaily = {
  ...place,
  timeZone,
  closedDays: [],
  hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '09:00', closes: '17:00' })),
};
const words = 'Winter coats, adult';
const outcomeLine = 'Went to a family of four on Tuesday';
const items = [
  { name: 'Winter coats', quantity: '6' },
  { name: 'A kettle', quantity: '1' },
  { name: 'Picture books', quantity: '4' },
] as const;

/**
 * Runs a test against a separate server, on which the job that computes the figures checks every few milliseconds whether a new day
 * has begun.
 */
const test = base.extend<object, { desk: DeskApi }>({
  desk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern, even an empty one.
    async ({}, use) => {
      const server = await startTestServer({
        SAMPLE_DATA: 'false',
        STAFF_EMAIL: staff.email,
        STAFF_PASSWORD: staff.password,
        NODE_OPTIONS: '--import ./api/test/support/run-jobs-often.ts',
      });
      const request = await newRequest.newContext({ baseURL: server.origin });
      await use(await DeskApi.open(request, server));
      await request.dispose();
      await server.stop();
    },
    { scope: 'worker' },
  ],

  baseURL: ({ desk }, use) => use(desk.origin),
});

/** The given time on the next occurrence of a weekday that is at least two days away. */
function nextTime(weekday: number, time: string): string {
  let day = addDays(toLocalTime(new Date(), timeZone).day, 2);
  while (weekdayOf(day) !== weekday) day = addDays(day, 1);
  return toInstant({ day, time }, timeZone).toISOString();
}

const dayFormat = { weekday: 'long', month: 'long', day: 'numeric', timeZone } as const;
const format = (start: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en', options).format(new Date(start));
const formatTime = (start: string) => format(start, { ...dayFormat, hour: 'numeric', minute: '2-digit' });

/** Chooses a time that begins on the hour. */
async function chooseTime(times: Locator, start: string): Promise<void> {
  await times.getByRole('button', { name: 'Show more days' }).click();
  const hour = format(start, { hour: 'numeric', hour12: true, timeZone }).replace(/\D+/, '');
  const chosenDay = times.getByRole('group', { name: format(start, dayFormat) });
  await chosenDay.getByText(new RegExp(`^${hour}:00`)).click();
}

/** A photo in the format in which iPhones save photos. */
const heicPhoto = (name: string) => ({
  name,
  mimeType: 'image/heic',
  buffer: readFileSync('api/test/fixtures/heic/quadrants.heic'),
});

/** Adds a need at the desk. */
async function addNeed(page: Page): Promise<void> {
  await page.goto('/staff#needs');
  await page.getByRole('button', { name: 'Add a need' }).click();
  const form = page.getByRole('form', { name: 'Add a need' });
  await form.getByLabel('What is it?').fill(words);
  await form.getByLabel('Category').selectOption('Clothing › Winter clothing');
  await form.getByLabel('Target').fill('20');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('article', { name: words })).toContainText('0 of 20 received');
}

/**
 * Offers three items with HEIC photos, and asks to drop them off at the given time. The first item matches the need.
 * @returns the order's id
 */
async function giveItems(page: Page, title: string, start: string): Promise<string> {
  await page.goto('/donationform');
  await page.getByRole('radio', { name: title }).check();
  await page.getByLabel('Items Name').fill(items[0].name);
  await expect(page.getByText(`${title} needs 20 more of these (${words}).`)).toBeVisible();
  await page.getByLabel('Quantity').fill(items[0].quantity);
  await page.getByLabel('Image').setInputFiles(heicPhoto('IMG_0001.HEIC'));
  for (const [index, { name, quantity }] of items.slice(1).entries()) {
    await page.getByRole('button', { name: 'Add another item' }).click();
    const item = page.getByRole('group', { name: `Item ${index + 2}`, exact: true });
    await item.getByLabel('Name', { exact: true }).fill(name);
    await item.getByLabel('Quantity').fill(quantity);
    await item.getByLabel('Photos (optional)').setInputFiles(heicPhoto(`IMG_000${index + 2}.HEIC`));
  }
  await expect(page.locator('.item-photo[data-state=uploaded]')).toHaveCount(3);
  // Chromium cannot decode HEIC, so these are the thumbnails that the server made.
  for (const preview of await page.getByAltText('Photo 1').all())
    await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.getByRole('radio', { name: 'Bring it' }).check();
  await chooseTime(page.getByRole('group', { name: 'When works for you?' }), start);
  await page.getByLabel('Location').fill('4 Mill Lane');
  await page.getByLabel('Phone').fill('01234567890');
  await donateButton(page).click();
  await expectThanks(page);
  await expect(page.getByText('Winter coats, A kettle and 1 more').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Handover' })).toContainText('You asked for:');
  return new URL(page.url()).searchParams.get('order') ?? '';
}

/** Follows the link in the email about the agreed time, without logging in, and asks for another time. */
async function askForAnotherTime(page: Page, desk: DeskApi, email: string, start: string): Promise<void> {
  const find = async () =>
    (await desk.emailsTo(email))
      .map(({ text }) => /http:\S+\/handover#[\w-]+/.exec(text)?.[0])
      .find((link) => link !== undefined);
  await expect.poll(find).toBeTruthy();
  await page.goto((await find()) ?? '');
  const handover = page.getByRole('region', { name: 'Handover' });
  await handover.getByRole('button', { name: 'Another time' }).click();
  await chooseTime(handover, start);
  await handover.getByRole('button', { name: 'Ask for these times' }).click();
  await expect(handover).toContainText('You asked for:');
}

/**
 * Opens an order by typing the number on its label, as a hand scanner does, and receives half of the first item and all of the
 * others.
 */
async function receiveHalf(page: Page, row: Locator, number: string): Promise<void> {
  await page.getByText('Open an order by its label').click();
  await page.getByLabel('End of the order number').focus();
  await page.keyboard.type(`${number}\n`);
  await expect(row.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(page.getByText('Expected. Accepted on')).toBeVisible();
  await row.getByRole('button', { name: 'Mark as received' }).click();
  const coats = row.getByRole('group', { name: items[0].name });
  await coats.getByLabel('Pieces received').fill('3');
  await coats.getByLabel('Why you aren’t keeping the rest').fill('Three were torn.');
  await expect(row.getByText('8 of 11 pieces received')).toBeVisible();
  await row.getByRole('form').getByRole('button', { name: 'Mark as received' }).click();
  await expect(row).toContainText('3 of 6 received');
}

async function complete(row: Locator): Promise<void> {
  await row.getByRole('button', { name: 'Mark as completed' }).click();
  const form = row.getByRole('form');
  await form.getByLabel('In a sentence').fill(outcomeLine);
  await form.getByLabel('Photo', { exact: true }).setInputFiles(await tinyImage());
  await form.getByLabel('May be shown on our page').check();
  await form.getByRole('button', { name: 'Mark as completed' }).click();
  await sendNow(row.page());
  await expect(row.getByRole('heading', { level: 2 })).toHaveText(/completed$/);
}

test('a gift of three items with HEIC photos gets a new handover time and a label, arrives in part, is completed, and counts toward its need and the public figures', async ({
  page,
  browser,
  request,
  desk,
  registerDonor,
  browserErrors,
}) => {
  const title = 'Lantern House';
  const organization = await desk.addOrganization(title);
  await desk.call('PUT', `/staff/places/${organization}`, { data: placeOpenDaily });
  const [tuesday, thursday] = [nextTime(2, '10:00'), nextTime(4, '15:00')];
  const donor = await registerDonor({ username: 'Ines' });
  const volunteerContext = await openContextAs(browser, request, await desk.createVolunteer(organization), desk.origin);
  const donorContext = await openContextAs(browser, request, donor, desk.origin);
  for (const context of [volunteerContext, donorContext]) await browserErrors.watch(context);
  const [deskPage, donorPage] = [await volunteerContext.newPage(), await donorContext.newPage()];

  await addNeed(deskPage);
  const order = await giveItems(donorPage, title, tuesday);

  await deskPage.goto('/staff#orders');
  const row = orderDetails(deskPage, items[0].name);
  const handover = row.getByRole('group', { name: 'Handover' });
  await row.getByRole('button', { name: 'Start review' }).click();
  await sendNow(deskPage);
  await row.getByRole('button', { name: 'Accept', exact: true }).click();
  await sendNow(deskPage);
  await expect(handover).toContainText('Time agreed');
  await expect(handover.locator('time').first()).toHaveAttribute('datetime', tuesday);
  await askForAnotherTime(page, desk, donor.email, thursday);
  await deskPage.reload();
  await handover.getByRole('button', { name: `Agree on ${formatTime(thursday)}` }).click();
  await expect(handover.locator('time').first()).toHaveAttribute('datetime', thursday);

  await donorPage.goto(`/thanks?order=${order}`);
  await donorPage.getByRole('link', { name: 'Get a label for the parcel' }).click();
  await expect(donorPage.getByRole('img', { name: 'QR code' })).toBeVisible();
  const label = await donorPage.getByRole('article').innerText();
  await receiveHalf(deskPage, row, /KC-[\dA-F]{8}-[\dA-F]{4}/.exec(label.replaceAll(/\s/g, ''))?.[0] ?? '');
  await complete(row);
  expect(await desk.listPublicNeeds(organization)).toMatchObject([{ words, target: 20, received: 3 }]);
  await donorPage.goto('/profile#orders');
  await expect(donorPage.getByText(outcomeLine)).toBeVisible();

  // Figures are public from the tenth gift on, so that they reveal nothing about individual donors.
  const others = await desk.placeOrders(organization, Array<string>(9).fill('Lamps'), donor);
  for (const id of others) await desk.changeOrderStatus(id, 'under review', 'accepted', 'received');
  backdateFigures(desk.origin);
  const readFigures = async () => {
    const { organizations } = (await desk.call('GET', '/figures')).data as PublicFigures;
    return organizations.find(({ _id }) => _id === organization)?.allTime;
  };
  await expect.poll(readFigures).toEqual({ pieces: 8 + 9 * 3, completed: 1, daysToReceived: 0, daysToCompleted: null });
  await page.goto(`/organizationdetails/${organization}`);
  const reached = page.locator('section', { has: page.getByRole('heading', { name: `What has reached ${title}` }) });
  await expect(reached.getByRole('definition').first()).toHaveText('35');
  await expect(page.getByText('17 more needed')).toBeVisible();
  await Promise.all([volunteerContext.close(), donorContext.close()]);
});

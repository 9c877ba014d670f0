import { examples } from '@kindcrate/contract/examples';
import { addDays, toInstant, toLocalTime, weekdayOf } from '@kindcrate/contract/local-time';
import type { Locator } from 'playwright/test';
import { fetchToken } from '../accounts.ts';
import { openContextAs } from '../redemptions.ts';
import { tinyImage, uniqueWord } from './desk-api.ts';
import { expect, test } from './fixtures.ts';
import { orderDetails, sendNow } from './orders-tab.ts';

const timeZone = 'America/New_York';
const { revision: _, ...place } = examples['place-edit'];
const everyDay = [1, 2, 3, 4, 5, 6, 7];
const openPlace = {
  ...place,
  timeZone,
  closedDays: [],
  hours: everyDay.map((weekday) => ({ weekday, opens: '00:00', closes: '23:00' })),
  collection: { area: 'Harrow Sound', weekdays: everyDay },
};
const address = {
  street: 'Quay Street',
  number: '14',
  postalCode: '04121',
  city: 'Harrow Sound',
  remark: 'Ring twice',
};

/** Returns the first date with this weekday (1 is Monday) that is at least two days away. */
function findDate(weekday: number): string {
  let day = addDays(toLocalTime(new Date(), timeZone).day, 2);
  while (weekdayOf(day) !== weekday) day = addDays(day, 1);
  return day;
}

const toIsoInstant = (day: string, time: string) => toInstant({ day, time }, timeZone).toISOString();
const dayFormat = { weekday: 'long', month: 'long', day: 'numeric', timeZone } as const;
const formatTime = (start: string) =>
  new Intl.DateTimeFormat('en', { ...dayFormat, hour: 'numeric', minute: '2-digit' }).format(new Date(start));
const formatDay = (start: string) => new Intl.DateTimeFormat('en', dayFormat).format(new Date(start));
const handoverGroup = (details: Locator) => details.getByRole('group', { name: 'Handover' });

test('a donor asks for another collection time with the link in an email, and a volunteer agrees to it, reports being on the way, and receives the goods', async ({
  page,
  browser,
  request,
  desk,
  browserErrors,
}) => {
  const word = uniqueWord();
  const organization = await desk.addOrganization(`House ${word}`);
  await desk.call('PUT', `/staff/places/${organization}`, { data: openPlace });
  const tuesday = toIsoInstant(findDate(2), '10:00');
  const thursday = toIsoInstant(findDate(4), '15:00');
  const donor = await desk.registerDonor({ username: 'Ines' });
  const token = await fetchToken(request, donor);
  const multipart = {
    charity: organization,
    itemsName: `Coats ${word}`,
    quantity: '3',
    phone: '01234567890',
    image: await tinyImage(),
    handover: JSON.stringify({ kind: 'collection', times: [tuesday], address }),
  };
  const { _id: id } = (await desk.call('POST', '/order/donataionorder', { multipart }, token)).data;

  const context = await openContextAs(browser, request, await desk.createVolunteer(organization), desk.origin);
  await browserErrors.watch(context);
  const deskPage = await context.newPage();
  await deskPage.goto('/staff#orders');
  const details = orderDetails(deskPage, word);
  const handover = handoverGroup(details);
  await expect(handover).toContainText('You collect it');
  await expect(handover).toContainText(formatTime(tuesday));
  await expect(handover.getByRole('link', { name: '14 Quay Street' })).toHaveAttribute('href', /openstreetmap/);
  await expect(handover).toContainText('Ring twice');
  await details.getByRole('button', { name: 'Start review' }).click();
  await sendNow(deskPage);
  await details.getByRole('button', { name: 'Accept', exact: true }).click();
  await sendNow(deskPage);
  await expect(handover).toContainText('Time agreed');
  await expect(handover.locator('time').first()).toHaveAttribute('datetime', tuesday);

  const emails = () => desk.emailsTo(donor.email);
  const findLink = async () =>
    /http:\S+\/handover#[\w-]+/.exec((await emails()).find(({ text }) => text.includes('/handover#'))?.text ?? '')?.[0];
  await expect.poll(findLink).toBeTruthy();
  await page.goto((await findLink()) ?? '');
  const donorHandover = page.getByRole('region', { name: 'Handover' });
  await donorHandover.getByRole('button', { name: 'Another time' }).click();
  await donorHandover.getByRole('button', { name: 'Show more days' }).click();
  await donorHandover
    .getByRole('group', { name: formatDay(thursday) })
    .getByText(/^3:00.*PM/)
    .click();
  await donorHandover.getByRole('button', { name: 'Ask for these times' }).click();
  await expect(donorHandover).toContainText('You asked for:');

  await deskPage.reload();
  await handover.getByRole('button', { name: `Agree on ${formatTime(thursday)}` }).click();
  await expect(handover.getByRole('status')).toContainText('The donor gets an email about the time.');
  await expect(handover.locator('time').first()).toHaveAttribute('datetime', thursday);
  await expect.poll(async () => (await emails()).some(({ subject }) => subject.includes('has a new time'))).toBe(true);
  await expect(handover.getByRole('button', { name: 'We’re on the way' })).toBeHidden();

  // "We’re on the way" appears only shortly before a collection, so the donor asks for the first free time.
  const { result } = await desk.call('GET', `/organizations/${organization}/times?kind=collection`);
  const soon: string = result[0].start;
  await desk.call('PUT', `/order/${id}/handover`, { data: { action: 'ask', times: [soon] } }, token);
  await deskPage.reload();
  await handover.getByRole('button', { name: `Agree on ${formatTime(soon)}` }).click();
  await handover.getByRole('button', { name: 'We’re on the way' }).click();
  await handover.getByRole('button', { name: 'Yes, email them' }).click();
  await expect(handover).toContainText('On the way since');
  await expect.poll(async () => (await emails()).some(({ subject }) => subject.includes('on our way'))).toBe(true);

  await details.getByRole('button', { name: 'Mark as received' }).click();
  await details.getByRole('form').getByRole('button', { name: 'Mark as received' }).click();
  await expect(details.getByRole('heading', { level: 2 })).toContainText('received');
  await expect(handover).toContainText('You collect it');
  await expect(handover.getByRole('button')).toHaveCount(0);
  await context.close();
});

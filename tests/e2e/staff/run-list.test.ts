import { fetchToken } from '../accounts.ts';
import { tinyImage, uniqueWord } from './desk-api.ts';
import { expect, test } from './fixtures.ts';

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const place = {
  address: { street: 'Sound Road', number: '8', postalCode: '04121', city: 'Harrow Sound' },
  timeZone: 'UTC',
  hours: everyDay.map((weekday) => ({ weekday, opens: '00:00', closes: '23:00' })),
  closedDays: [],
  dropOff: true,
  collection: { area: 'Harrow Sound', weekdays: everyDay },
  capacityPerHour: 2,
  revision: 1,
};
const address = { street: 'Ferry Lane', number: '3', postalCode: '04121', city: 'Harbor', remark: 'Blue gate' };

test('a volunteer opens the run list from the overview, prints it, and notifies a donor that someone is on the way to collect the goods', async ({
  page,
  desk,
  request,
  signIn,
}) => {
  const word = uniqueWord();
  const organization = await desk.addOrganization(`House ${word}`);
  await desk.call('PUT', `/staff/places/${organization}`, { data: place });
  const { result: times } = await desk.call('GET', `/organizations/${organization}/times?kind=collection`);
  const [{ start }] = times;
  const handover = JSON.stringify({ kind: 'collection', times: [start], address });
  const fields = { itemsName: `Bike ${word}`, quantity: '1', phone: '01234567890', charity: organization, handover };
  const donor = await desk.registerDonor({ username: 'Tobias' });
  const multipart = { ...fields, image: await tinyImage() };
  const order = await desk.call('POST', '/order/donataionorder', { multipart }, await fetchToken(request, donor));
  await desk.changeOrderStatus(order.data._id, 'under review', 'accepted');
  await signIn(await desk.createVolunteer(organization, { username: 'Amal' }));

  const day = start.slice(0, 10);
  await page.goto('/staff');
  await page
    .getByRole('region', { name: 'Handovers' })
    .getByRole('link', { name: `House ${word}` })
    .click();
  await expect(page).toHaveURL(`/staff?day=${day}#run-list`);
  const stop = page.getByRole('region', { name: 'Collections' }).getByRole('listitem');
  await expect(stop).toContainText('3 Ferry Lane, 04121 Harbor');
  await expect(stop).toContainText('Blue gate');
  await expect(stop).toContainText('Tobias 01234567890');
  await expect(stop.getByRole('link', { name: 'Map' })).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\//);
  await expect(page.getByRole('button', { name: /1 of 46 taken/ })).toHaveAttribute('aria-current', 'date');

  await page.emulateMedia({ media: 'print' });
  await expect(stop).toBeVisible();
  await expect(page.getByRole('tablist')).toBeHidden();
  await expect(page.getByRole('region', { name: 'The week' })).toBeHidden();
  await expect(stop.getByRole('link', { name: 'Map' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await stop.getByRole('button', { name: 'We’re on the way' }).click();
  await expect(stop).toContainText('On the way since');
  await expect
    .poll(() => desk.emailsTo(donor.email))
    .toContainEqual(expect.objectContaining({ subject: expect.stringMatching(/on (our|the) way/i) }));

  await page.getByRole('button', { name: 'Following week' }).click();
  await expect(page.getByText('Nothing is scheduled for this day.')).toBeVisible();
  await page.getByRole('link', { name: 'Change closed days' }).click();
  await expect(page.getByRole('tab', { name: 'Places', selected: true })).toBeVisible();
});

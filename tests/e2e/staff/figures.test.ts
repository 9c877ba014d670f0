import { fetchToken } from '../accounts.ts';
import { tinyImage, uniqueWord } from './desk-api.ts';
import { expect, test } from './fixtures.ts';

test('a volunteer reads the figures of their organization for this month, and prints them', async ({
  page,
  desk,
  request,
  signIn,
}) => {
  const word = uniqueWord();
  const organization = await desk.addOrganization(`House ${word}`);
  const donorToken = await fetchToken(request, await desk.registerDonor());
  const fields = { itemsName: `Coat ${word}`, location: 'Harbor', phone: '01234567890', quantity: '7' };
  const donate = async () => {
    const multipart = { ...fields, charity: organization, image: await tinyImage() };
    return (await desk.call('POST', '/order/donataionorder', { multipart }, donorToken)).data._id;
  };
  await desk.changeOrderStatus(await donate(), 'under review', 'accepted', 'received');
  await desk.changeOrderStatus(await donate(), 'declined');
  await signIn(await desk.createVolunteer(organization, { username: 'Amal' }));

  // The server reuses the counts of a period for a minute, and other tests request the default period.
  const now = new Date();
  const from = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 2)).toISOString().slice(0, 7);
  await page.goto(`/staff?from=${from}#figures`);
  const month = page.getByRole('region', { name: 'Month by month' }).getByRole('row').nth(1);
  await expect(month.getByRole('cell').first()).toHaveText('2');
  await expect(page.getByRole('img', { name: new RegExp(`House ${word}: \\d+ pieces? from`) })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Why orders were declined' })).toContainText('100%');
  await expect(page.getByText('Coins left')).toBeHidden();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('tablist')).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'From' })).toBeHidden();
  await expect(month).toBeVisible();
});

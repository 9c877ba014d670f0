import { orderNumber } from '@kindcrate/contract/order-number';
import { fetchToken } from '../accounts.ts';
import { openBrowserWithCamera } from '../camera.ts';
import { logIn } from '../log-in.ts';
import { openContextAs } from '../redemptions.ts';
import { uniqueWord } from './desk-api.ts';
import { expect, test } from './fixtures.ts';
import { orderDetails } from './orders-tab.ts';

test('a volunteer scans the label of a donor’s order to open it, and the received pieces of an item count toward its need', async ({
  page,
  desk,
  request,
  signIn,
  browserErrors,
}, testInfo) => {
  const word = uniqueWord();
  const organization = await desk.addOrganization(`House ${word}`);
  const need = await desk.addNeed(organization, `Blankets ${word}`);
  const donor = await desk.registerDonor({ username: 'Ines' });
  const items = [
    { name: `Coats ${word}`, quantity: 3, condition: 'good' },
    { name: `Quilts ${word}`, quantity: 4, category: 'bedding', need },
  ];
  const order = await desk.placeOrderWithItems(organization, items, donor);
  await desk.changeOrderStatus(order, 'under review', 'accepted');

  await signIn({ token: await fetchToken(request, donor) });
  await page.goto(`/thanks?order=${order}`);
  await page.getByRole('link', { name: 'Get a label for the parcel' }).click();
  await expect(page).toHaveURL(`/label?order=${order}`);
  const label = page.getByRole('article');
  await expect(label).toContainText(orderNumber(order).slice(0, -4));
  await expect(label).toContainText(`For House ${word}`);
  await expect(label).toContainText('7 pieces');
  await expect(label).not.toContainText(/Ines|Coats|Mill Lane|01234567890/);
  const qrCode = await page.getByRole('img', { name: 'QR code' }).getAttribute('src');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print the label' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(label).toBeVisible();

  const browser = await openBrowserWithCamera(qrCode ?? '', testInfo.outputPath('label.y4m'));
  const context = await openContextAs(browser, request, await desk.createVolunteer(organization), desk.origin);
  await browserErrors.watch(context);
  const deskPage = await context.newPage();
  await deskPage.goto('/staff#orders');
  await deskPage.getByText('Open an order by its label').click();
  await deskPage.getByRole('button', { name: 'Scan a label' }).click();
  const details = orderDetails(deskPage, word);
  await expect(details.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(deskPage.getByText('Expected. Accepted on')).toBeVisible();
  await expect(deskPage).toHaveURL(`/staff?order=${order}#orders`);
  await expect(details.getByRole('list', { name: 'Items' })).toContainText('4 pieces · Bedding');

  await details.getByRole('button', { name: 'Mark as received' }).click();
  const quilts = details.getByRole('group', { name: `Quilts ${word}` });
  await quilts.getByLabel('Pieces received').fill('2');
  await quilts.getByLabel('Why you aren’t keeping the rest').fill('Two were torn.');
  await expect(details.getByText('5 of 7 pieces received')).toBeVisible();
  await details.getByRole('form').getByRole('button', { name: 'Mark as received' }).click();
  await expect(details).toContainText('2 of 4 received');
  await expect(details).toContainText('Not kept: Two were torn.');
  await expect(deskPage.getByText('There is nothing left to count.')).toBeVisible();
  expect(await desk.listPublicNeeds(organization)).toMatchObject([{ received: 2 }]);
  await browser.close();
});

test('the link on a label opens its order after a login, but not for a volunteer of another organization', async ({
  page,
  desk,
  signIn,
}) => {
  const word = uniqueWord();
  const [organization, otherOrganization] = [await desk.addOrganization(), await desk.addOrganization()];
  const [order = ''] = await desk.placeOrders(organization, [`Lamp ${word}`]);
  await desk.changeOrderStatus(order, 'under review', 'accepted');
  const [volunteer, otherVolunteer] = [
    await desk.createVolunteer(organization),
    await desk.createVolunteer(otherOrganization),
  ];
  await page.goto(`/staff?order=${order}`);
  await expect(page).toHaveURL('/login');
  await logIn(page, volunteer);
  await expect(page).toHaveURL(`/staff?order=${order}`);
  await expect(orderDetails(page, word).getByRole('heading', { level: 2 })).toBeFocused();

  // An open desk would reload itself when its session is replaced.
  await page.goto('about:blank');
  await signIn(otherVolunteer);
  await page.goto(`/staff?order=${order}`);
  await expect(page.getByText('No order for your organization has this number.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.getByLabel('End of the order number').fill(orderNumber(order).slice(-4));
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByText('No order for your organization has this number.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
});

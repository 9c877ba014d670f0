import type { Page } from 'playwright/test';
import { uniqueWord } from './desk-api.ts';
import { expect, test } from './fixtures.ts';
import { orderDetails, orderRows, sendNow } from './orders-tab.ts';

test('a volunteer opens the desk, sees what needs attention, and goes to the orders and back', async ({
  page,
  desk,
  signIn,
}) => {
  const word = uniqueWord();
  const organization = await desk.addOrganization(`House ${word}`);
  const [lamp = '', coat = ''] = await desk.placeOrders(organization, [`Lamp ${word}`, `Coat ${word}`]);
  await desk.placeOrders(await desk.addOrganization(), ['Not theirs']);
  await desk.changeOrderStatus(coat, 'under review', 'accepted');
  const today = new Date().toISOString().slice(0, 10);
  await desk.addNeed(organization, `Boots ${word}`, { target: 20, until: today });
  await signIn(await desk.createVolunteer(organization, { username: 'Amal' }));
  await page.goto('/staff');
  await expect(page.getByRole('tab', { name: 'Overview', selected: true })).toBeVisible();
  const waiting = page.getByRole('region', { name: 'Waiting' });
  await expect(waiting).toContainText('2 orders');
  await expect(waiting.getByRole('row')).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Needs running out' })).toContainText(`Boots ${word}`);
  await expect(page.getByRole('img', { name: /2 orders placed/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Problems' })).toHaveCount(0);

  await waiting.getByRole('link', { name: 'submitted 1' }).click();
  await expect(page).toHaveURL('/staff?status=submitted&sort=oldest#orders');
  await expect(orderRows(page)).toHaveCount(1);
  await expect(page.getByLabel('Status')).toHaveValue('submitted');
  await page.goBack();
  await waiting.getByRole('link', { name: `Lamp ${word}` }).click();
  await expect(page).toHaveURL(`/staff?order=${lamp}#orders`);
  await orderDetails(page, word).getByRole('button', { name: 'Start review' }).click();
  await sendNow(page);
  await expect(orderDetails(page, word).getByRole('heading')).toHaveText(/under review$/);
  await page.getByRole('tab', { name: 'Overview' }).click();
  await expect(waiting.getByRole('link', { name: 'under review 1' })).toBeVisible();
});

test('staff see how many messages are unanswered, and a link opens the list of these messages at a URL with that filter', async ({
  page,
  desk,
  signInStaff,
}) => {
  const word = uniqueWord();
  await desk.sendContactMessage({ name: 'Joan', message: `Where is the van? ${word}` });
  await signInStaff();
  await page.goto('/staff');
  const messages = page.getByRole('region', { name: 'Unanswered' });
  await expect(messages).toContainText(/\d+ messages?/);
  await expect(page.getByRole('region', { name: 'To settle' })).toContainText('Nothing is open.');
  await messages.getByRole('link', { name: 'Messages' }).click();
  await expect(page.getByRole('tab', { name: 'Messages', selected: true })).toBeVisible();
  await expect(page.getByText(word)).toBeVisible();
  await expect(page).toHaveURL(/\?show=unanswered#messages$/);
});

const newsStream = '/api/staff/news/stream';

/** Opens a page of the desk and waits for the request for its news stream, which is sent once everything else has loaded. */
async function openAndWaitForNews(page: Page, path: string): Promise<void> {
  const newsRequest = page.waitForRequest(`**${newsStream}`);
  await page.goto(path);
  await newsRequest;
}

test('a URL of the desk with a filter and no fragment opens the orders, and does not request the overview', async ({
  page,
  desk,
  signInStaff,
}) => {
  const word = uniqueWord();
  await desk.placeOrders(await desk.addOrganization(), [`Lamp ${word}`]);
  await signInStaff();
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  await openAndWaitForNews(page, `/staff?q=${word}`);
  await expect(page.getByRole('tab', { name: 'Orders', selected: true })).toBeVisible();
  await expect(orderDetails(page, word)).toBeVisible();
  expect(requestedPaths.filter((path) => path.startsWith('/api/staff/'))).not.toContain('/api/staff/overview');
});

test('the desk opens with a single request for the overview, followed by one for its news stream', async ({
  page,
  signInStaff,
}) => {
  await signInStaff();
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  await openAndWaitForNews(page, '/staff');
  await expect(page.getByRole('region', { name: 'Waiting' })).toBeVisible();
  expect(requestedPaths.filter((path) => path.startsWith('/api/staff/'))).toEqual(['/api/staff/overview', newsStream]);
});

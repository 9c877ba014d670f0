import { logIn } from '../log-in.ts';
import { tinyImage, uniqueWord } from './desk-api.ts';
import { expect, test } from './fixtures.ts';
import { orderDetails, sendNow } from './orders-tab.ts';

test('when a session ends while staff decline an order, the login page says so, and logging in sends the decision with its reason', async ({
  page,
  desk,
  signInStaff,
  expectBrowserError,
}) => {
  expectBrowserError(/401/);
  const staffMember = await signInStaff();
  const word = uniqueWord();
  await desk.placeOrders(await desk.addOrganization(), [`Sofa ${word}`]);
  await page.goto(`/staff?q=${word}`);
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.getByLabel('Reason').fill('Moths were here first.');
  await desk.endSessions(staffMember);
  await orderDetails(page, word).getByRole('button', { name: 'Decline' }).click();
  await sendNow(page);
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('alert')).toContainText(/log in/i);
  await logIn(page, staffMember);
  await expect(page).toHaveURL(`/staff?q=${word}`);
  await expect(orderDetails(page, word).getByRole('heading')).toHaveText(/declined$/);
  await page.getByText('What happened so far').click();
  await expect(orderDetails(page, word).getByRole('listitem').last()).toContainText('Moths were here first.');
});

test('opening a tab of the desk after the session has ended leads to the login page with an explanation, and logging in returns to that tab', async ({
  page,
  desk,
  signInStaff,
  expectBrowserError,
}) => {
  expectBrowserError(/401/);
  const staffMember = await signInStaff();
  for (const tab of ['messages', 'organizations', 'trail']) {
    await page.goto('/about');
    await desk.endSessions(staffMember);
    await page.goto(`/staff#${tab}`);
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('alert')).toContainText(/log in/i);
    await logIn(page, staffMember);
    await expect(page).toHaveURL(`/staff#${tab}`);
    await expect(page.getByText('shown so far')).toBeAttached();
  }
});

test('when several requests fail because the session has ended, the desk opens the login page only once', async ({
  page,
  desk,
  signInStaff,
  expectBrowserError,
}) => {
  expectBrowserError(/401/);
  const staffMember = await signInStaff();
  await page.addInitScript(() => {
    // This event also occurs for a navigation that a later one aborts.
    navigation.addEventListener('navigate', ({ destination }) => {
      if (!destination.url.endsWith('/login')) return;
      sessionStorage.setItem('navigations', `${Number(sessionStorage.getItem('navigations')) + 1}`);
    });
  });
  await page.goto('/about');
  await desk.endSessions(staffMember);
  const refused = new Set<string>();
  page.on('response', (response) => response.status() === 401 && refused.add(new URL(response.url()).pathname));
  // Delays the login page until the desk has handled the replies to all three requests.
  await page.route('**/login', async (route) => {
    await expect.poll(() => refused.size).toBe(3);
    await page.waitForTimeout(500);
    await route.continue();
  });
  await page.goto('/staff#organizations');
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => sessionStorage.getItem('navigations'))).toBe('1');
});

test('drafts of a new brand and an existing brand survive a reload, with a message that the pictures do not', async ({
  page,
  desk,
  signInStaff,
}) => {
  await signInStaff();
  const [word, other] = [uniqueWord(), uniqueWord()];
  await desk.addBrand(`Shop ${word}`);
  await page.goto('/staff#brands');
  await page.getByRole('button', { name: 'Add one' }).click();
  await expect(page.getByLabel('Title')).toBeFocused();
  await page.getByLabel('Title').fill(`Bakery ${other}`);
  await page.getByLabel('Picture', { exact: true }).setInputFiles(await tinyImage());
  const shop = page.getByRole('article', { name: `Shop ${word}` });
  await shop.getByText('Edit', { exact: true }).click();
  await shop.getByLabel('Info').fill('Rye and seeds.');
  await page.reload();
  await expect(page.getByLabel('Title').first()).toHaveValue(`Bakery ${other}`);
  await expect(shop.getByLabel('Info')).toHaveValue('Rye and seeds.');
  await expect(page.getByText('If you had chosen a picture')).toHaveCount(2);
  await shop.getByRole('button', { name: 'Clear the form' }).click();
  await expect(shop.getByLabel('Info')).toHaveValue('Bread.');
});

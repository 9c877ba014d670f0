import type { Page } from 'playwright/test';
import { uniqueWord } from './desk-api.ts';
import { expect, test } from './fixtures.ts';

/**
 * Performs the actions of a person at the loading dock, and counts them. An action is a pull of the scanner's trigger, or a key
 * press.
 */
class Receiver {
  actions = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Types the content of a label and presses Enter, as a hand scanner does. */
  async scan(order: string): Promise<void> {
    this.actions++;
    await this.#page.keyboard.type(`${new URL(this.#page.url()).origin}/staff?order=${order}`);
    await this.#page.keyboard.press('Enter');
  }

  async press(key: string): Promise<void> {
    this.actions++;
    await this.#page.keyboard.press(key);
  }
}

test('20 parcels are received with a hand scanner in at most 25 actions, and the donor gets one email about each', async ({
  page,
  desk,
  signIn,
}) => {
  const word = uniqueWord();
  const organization = await desk.addOrganization(`House ${word}`);
  const donor = await desk.registerDonor({ username: 'Ines' });
  const names = Array.from({ length: 20 }, (_, index) => `Parcel ${index + 1} ${word}`);
  const orders = await desk.placeOrders(organization, names, donor);
  // Half of the orders are accepted; the others have not been reviewed.
  for (const order of orders.slice(0, 10)) await desk.changeOrderStatus(order, 'under review', 'accepted');
  await signIn(await desk.createVolunteer(organization));
  await page.goto('/staff#receive');
  const parcel = page.getByRole('region', { name: 'The parcel' });
  await expect(page.getByLabel('Label or end of the number')).toBeFocused();
  const emailCountBefore = (await desk.emailsTo(donor.email)).length;

  const receiver = new Receiver(page);
  for (const [index, order] of orders.entries()) {
    await receiver.scan(order);
    await expect(parcel.getByRole('heading', { name: names[index] ?? '' })).toBeVisible();
    await expect(parcel.getByRole('status')).toContainText('Expected');
    // Two of the parcels are one piece short.
    if (index === 3 || index === 12) await receiver.press('-');
  }
  await receiver.press('Enter');
  expect(receiver.actions).toBeLessThanOrEqual(25);

  const shift = page.getByRole('region', { name: 'This shift' });
  const received = shift.getByRole('listitem').filter({ hasText: 'Received' });
  await expect(received).toHaveCount(20, { timeout: 20_000 });
  await expect(shift).toContainText(/Parcels\s*20/);
  await expect(shift).toContainText(/Pieces\s*58/);
  const quantities = [];
  for (const order of orders) {
    const { data } = await desk.call('GET', `/staff/orders/${order}`);
    expect(data.history.map(({ status }: { status: string }) => status)).toEqual([
      'submitted',
      'under review',
      'accepted',
      'received',
    ]);
    quantities.push(data.receivedQuantity);
  }
  expect(quantities.filter((quantity) => quantity === 2)).toHaveLength(2);
  await expect
    .poll(async () => (await desk.emailsTo(donor.email)).length - emailCountBefore)
    .toBeGreaterThanOrEqual(20);
  const arrivals = (await desk.emailsTo(donor.email)).filter(({ subject }) => subject.includes('has arrived'));
  expect(arrivals).toHaveLength(20);
});

test('a parcel that was scanned offline survives a reload, and can be received when the connection is back', async ({
  page,
  desk,
  signInStaff,
  browserErrors,
}) => {
  browserErrors.expect(/ERR_INTERNET_DISCONNECTED/);
  const word = uniqueWord();
  const organization = await desk.addOrganization(`House ${word}`);
  const [first = '', second = ''] = await desk.placeOrders(organization, [`Lamp ${word}`, `Chair ${word}`]);
  await signInStaff();
  await page.goto('/staff#receive');
  const receiver = new Receiver(page);
  const shift = page.getByRole('region', { name: 'This shift' });
  await expect(page.getByLabel('Label or end of the number')).toBeFocused();
  await receiver.scan(first);
  await expect(page.getByRole('heading', { name: `Lamp ${word}` })).toBeVisible();
  await page.context().setOffline(true);
  await receiver.scan(second);
  await expect(page.getByRole('region', { name: 'The parcel' })).toContainText('You seem to be offline');
  await expect(shift.getByRole('listitem')).toHaveCount(2);
  await expect(shift).toContainText('The server isn’t answering', { timeout: 20_000 });
  await page.context().setOffline(false);
  await expect(shift.getByRole('listitem').filter({ hasText: 'Received' })).toContainText(`Lamp ${word}`);
  await page.reload();
  await shift.getByRole('button', { name: /^Open/ }).click();
  await expect(page.getByRole('heading', { name: `Chair ${word}` })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Finish the shift' }).click();
  await expect(shift).toContainText('What you receive is listed here.');
  expect((await desk.call('GET', `/staff/orders/${second}`)).data.status).toBe('received');
});

test('on a phone, the photo of an item and the field for its pieces are visible without scrolling after a scan', async ({
  page,
  desk,
  signInStaff,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const [order = ''] = await desk.placeOrders(await desk.addOrganization(), ['Winter coats, adult sizes M to XL']);
  await signInStaff();
  await page.goto('/staff#receive');
  await expect(page.getByLabel('Label or end of the number')).toBeVisible();
  await new Receiver(page).scan(order);
  const item = page.getByRole('list', { name: 'Items' }).getByRole('listitem');
  const photo = item.getByRole('img');
  await expect(photo).toHaveAccessibleName('Photo of Winter coats, adult sizes M to XL');
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(photo).toBeInViewport({ ratio: 1 });
  await expect(item.getByRole('textbox', { name: /^Pieces received/ })).toBeInViewport({ ratio: 1 });
});

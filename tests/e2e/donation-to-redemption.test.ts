import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright/test';
import type { Donor } from './accounts.ts';
import { openBrowserWithCamera } from './camera.ts';
import { donateButton, fillInDonation } from './donation-form.ts';
import { expect, test } from './fixtures.ts';
import { logIn } from './log-in.ts';
import { emailsTo } from './mailbox.ts';
import type { Problems } from './problems.ts';
import { registerPartner, staff } from './staff.ts';

/** Opens a guarded page in a browser of somebody's own, who logs in on the way. */
async function openAs(
  browser: Browser,
  problems: Problems,
  person: Pick<Donor, 'email' | 'password'>,
  path: string,
): Promise<Page> {
  const baseURL = process.env.KINDCRATE_ORIGIN ?? '';
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  await problems.watch(context);
  const page = await context.newPage();
  await page.goto(path);
  await logIn(page, person);
  await expect(page).toHaveURL(path);
  return page;
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const reference = /KC-[0-9A-Z]{4}-[0-9A-Z]{4}/;
const referenceOn = async (page: Page) => reference.exec(await page.getByText(reference).first().innerText())?.[0];

test('a gift arrives, earns coins, and the coins are spent at a brand: three people, one circle', async ({
  browser,
  request,
  problems,
  registerDonor,
}, testInfo) => {
  testInfo.setTimeout(180_000);
  const giver = await registerDonor({ username: 'Ines' });
  const partner = await registerPartner(request);

  const donor = await openAs(browser, problems, giver, '/donationform');
  await test.step('the donor gives three pieces', async () => {
    await fillInDonation(donor);
    await donor.getByLabel('Items Name').fill(`Lamps of ${giver.email}`);
    await donor.getByLabel('Quantity').fill('3');
    await expect(donor.getByText('You’ll earn about 13 coins when it arrives.')).toBeVisible();
    await expectAccessible(donor);
    await donateButton(donor).click();
    await expect(donor.getByText('Your Donation was sent successfully!')).toBeVisible();
    await expectAccessible(donor);
  });

  await test.step('the staff takes them under review, accepts them, and receives two', async () => {
    const desk = await openAs(browser, problems, staff, '/staff');
    await desk.getByRole('searchbox').fill(giver.email);
    await press(desk, 'Find');
    await expect(desk.getByRole('article')).toHaveCount(1);
    await press(desk, 'Start review');
    await press(desk, 'Accept');
    await press(desk, 'Mark as received');
    await desk.getByLabel('Pieces received').fill('2');
    await expectAccessible(desk);
    await press(desk, 'Mark as received');
    await expect(desk.getByText('The order is now received.')).toBeVisible();
    await expectAccessible(desk);
    await desk.context().close();
  });

  await test.step('the coins appear, with the donation and its receipt', async () => {
    await donor.goto('/profile#orders');
    await expect(donor.getByText('3 offered, 2 received')).toBeVisible();
    await expectAccessible(donor);
    await donor.getByRole('link', { name: 'See the receipt' }).click();
    await expect(donor.getByText('Donation receipt')).toBeVisible();
    await expect(donor.getByText(`Lamps of ${giver.email}`)).toBeVisible();
    await expectAccessible(donor);
    await donor.goto('/coins');
    await expect(donor.getByText('12 coins to spend')).toBeVisible();
    await expectAccessible(donor);
  });

  await donor.getByRole('link', { name: 'Show my QR code' }).click();
  const code = donor.getByRole('img', { name: 'Your QR code' });
  await expect(code).toBeVisible();
  await expectAccessible(donor);
  const picture = (await code.getAttribute('src')) ?? '';
  const withCamera = await openBrowserWithCamera(picture, testInfo.outputPath('camera.y4m'));
  const till = await openAs(withCamera, problems, partner, '/redeem');
  await test.step('the partner scans the code from the screen of the donor, and asks for five coins', async () => {
    await expect(till.getByLabel('Code')).toBeVisible();
    await expectAccessible(till);
    await press(till, 'Scan with the camera');
    await expect(till.getByRole('heading', { name: 'Ines wants to spend coins' })).toBeVisible();
    await expect(till.getByRole('definition')).toHaveText('12');
    await expectAccessible(till);
    await till.getByLabel('Coins', { exact: true }).fill('5');
    await press(till, 'Ask Ines');
    await expect(till.getByRole('heading', { name: 'Asking Ines for 5 coins' })).toBeVisible();
    await expectAccessible(till);
  });

  await test.step('the donor approves it on the own screen, and both see the same reference', async () => {
    const question = donor.getByRole('alertdialog', { name: `${partner.brand} is asking for 5 coins` });
    await expect(question).toBeVisible();
    await expectAccessible(donor);
    await press(donor, 'Approve');
    await expect(donor.getByRole('alertdialog', { name: `You spent 5 coins at ${partner.brand}.` })).toBeVisible();
    await expectAccessible(donor);
    await expect(till.getByRole('heading', { name: 'Approved' })).toBeVisible();
    await expectAccessible(till);
    expect(await referenceOn(till)).toMatch(reference);
    expect(await referenceOn(donor)).toBe(await referenceOn(till));
  });

  const spent = (await referenceOn(till)) ?? '';
  await test.step('the balance has fallen, and names the reference for later', async () => {
    await press(donor, 'Done');
    await donor.goto('/coins');
    await expect(donor.getByText('7 coins to spend')).toBeVisible();
    const entries = donor.getByRole('list', { name: 'Earned and spent' }).getByRole('listitem');
    await expect(entries).toHaveCount(2);
    await expect(entries.first()).toContainText(`-5 Spent at ${partner.brand}`);
    await expect(entries.first()).toContainText(spent);
    await expectAccessible(donor);
  });

  await test.step('an e-mail was written at each step, with the receipt and the reference', async () => {
    await expect.poll(async () => (await emailsTo(giver.email)).length).toBe(5);
    const mails = await emailsTo(giver.email);
    const about = (words: RegExp) => mails.filter(({ subject }) => words.test(subject));
    for (const words of [/^We received/, /^We are reviewing/, /is welcome$/, /has arrived$/, /^You spent 5 coins at/])
      expect(about(words), `${words}`).toHaveLength(1);
    const [arrived] = about(/has arrived$/);
    expect(arrived?.text).toContain('earned you 12 coins');
    expect(about(/^You spent/)[0]?.text).toContain(spent);
    const receipt = /http\S+\/receipt\/[\w-]+/.exec(arrived?.text ?? '')?.[0] ?? '';
    await donor.goto(receipt);
    await expect(donor.getByText('Coins earned')).toBeVisible();
  });

  await donor.context().close();
  await withCamera.close();
});

import { readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import { addMonths, monthOf } from '@kindcrate/contract/months';
import type { Browser, Page } from 'playwright/test';
import { setApprovalTime } from '../../scripts/test-server.ts';
import type { Donor } from './accounts.ts';
import type { BrowserErrors } from './browser-errors.ts';
import { openBrowserWithCamera } from './camera.ts';
import { donateButton, expectThanks, fillInDonation } from './donation-form.ts';
import { expect, test } from './fixtures.ts';
import { logIn } from './log-in.ts';
import { emailsTo } from './mailbox.ts';
import { expectPrintable } from './printing.ts';
import { registerPartner, staff } from './staff.ts';

/** Opens a guarded page in a new browser context, and logs a person in on the login page that the guard opens. */
async function openAs(
  browser: Browser,
  browserErrors: BrowserErrors,
  person: Pick<Donor, 'email' | 'password'>,
  path: string,
): Promise<Page> {
  const baseURL = process.env.KINDCRATE_ORIGIN ?? '';
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  await browserErrors.watch(context);
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
const referencePattern = /KC-[0-9A-Z]{4}-[0-9A-Z]{4}/;
const readReference = async (page: Page) =>
  referencePattern.exec(await page.getByText(referencePattern).first().innerText())?.[0];

test('a donor gives goods, staff receive them, and the donor spends the earned coins at a brand', async ({
  browser,
  request,
  browserErrors,
  registerDonor,
}, testInfo) => {
  testInfo.setTimeout(180_000);
  const account = await registerDonor({ username: 'Ines' });
  const partner = await registerPartner(request);

  const donorPage = await openAs(browser, browserErrors, account, '/donationform');
  await test.step('the donor gives three pieces', async () => {
    await fillInDonation(donorPage);
    await donorPage.getByLabel('Items Name').fill(`Lamps of ${account.email}`);
    await donorPage.getByLabel('Quantity').fill('3');
    await expect(donorPage.getByText('You’ll earn about 13 coins when it arrives.')).toBeVisible();
    await expectAccessible(donorPage);
    await donateButton(donorPage).click();
    await expectThanks(donorPage);
    await expectAccessible(donorPage);
  });

  await test.step('staff review and accept the order and receive two pieces', async () => {
    const staffPage = await openAs(browser, browserErrors, staff, '/staff#orders');
    await staffPage.getByRole('searchbox').fill(account.email);
    await press(staffPage, 'Find');
    await expect(staffPage.getByRole('article')).toHaveCount(1);
    await press(staffPage, 'Start review');
    await press(staffPage, 'Send now');
    await press(staffPage, 'Accept');
    await expectAccessible(staffPage);
    await press(staffPage, 'Send now');
    await press(staffPage, 'Mark as received');
    await staffPage.getByLabel('Pieces received').fill('2');
    await expectAccessible(staffPage);
    await press(staffPage, 'Mark as received');
    await expect(staffPage.getByText('The order is now received.')).toBeVisible();
    await expectAccessible(staffPage);
    await staffPage.context().close();
  });

  await test.step('the donor sees the received donation, its receipt and the coins', async () => {
    await donorPage.goto('/profile#orders');
    await expect(donorPage.getByText('3 offered, 2 received')).toBeVisible();
    await expectAccessible(donorPage);
    await donorPage.getByRole('link', { name: 'See the receipt' }).click();
    await expect(donorPage.getByText('Donation receipt')).toBeVisible();
    await expect(donorPage.getByText(`Lamps of ${account.email}`)).toBeVisible();
    await expectAccessible(donorPage);
    await donorPage.goto('/coins');
    await expect(donorPage.getByText('12 coins to spend')).toBeVisible();
    await expectAccessible(donorPage);
  });

  await donorPage.getByRole('link', { name: 'Show my QR code' }).click();
  const code = donorPage.getByRole('img', { name: 'Your QR code' });
  await expect(code).toBeVisible();
  await expectAccessible(donorPage);
  const picture = (await code.getAttribute('src')) ?? '';
  const cameraBrowser = await openBrowserWithCamera(picture, testInfo.outputPath('camera.y4m'));
  const partnerPage = await openAs(cameraBrowser, browserErrors, partner, '/redeem');
  await test.step('the partner scans the code on the donor’s screen and requests five coins', async () => {
    await expect(partnerPage.getByLabel('Code')).toBeVisible();
    await expectAccessible(partnerPage);
    await press(partnerPage, 'Scan with the camera');
    await expect(partnerPage.getByRole('heading', { name: 'Ines wants to spend coins' })).toBeVisible();
    await expect(partnerPage.getByRole('definition')).toHaveText('12');
    await expectAccessible(partnerPage);
    await partnerPage.getByLabel('Coins', { exact: true }).fill('5');
    await press(partnerPage, 'Ask Ines');
    await expect(partnerPage.getByRole('heading', { name: 'Asking Ines for 5 coins' })).toBeVisible();
    await expectAccessible(partnerPage);
  });

  await test.step('the donor approves the request, and both see the same reference', async () => {
    const question = donorPage.getByRole('alertdialog', { name: `${partner.brand} is asking for 5 coins` });
    await expect(question).toBeVisible();
    await expectAccessible(donorPage);
    await press(donorPage, 'Approve');
    await expect(donorPage.getByRole('alertdialog', { name: `You spent 5 coins at ${partner.brand}.` })).toBeVisible();
    await expectAccessible(donorPage);
    await expect(partnerPage.getByRole('heading', { name: 'Approved' })).toBeVisible();
    await expectAccessible(partnerPage);
    expect(await readReference(partnerPage)).toMatch(referencePattern);
    expect(await readReference(donorPage)).toBe(await readReference(partnerPage));
  });

  const spendingReference = (await readReference(partnerPage)) ?? '';
  await test.step('the balance is lower, and the coin entry shows the reference', async () => {
    await press(donorPage, 'Done');
    await donorPage.goto('/coins');
    await expect(donorPage.getByText('7 coins to spend')).toBeVisible();
    const entries = donorPage.getByRole('list', { name: 'Earned and spent' }).getByRole('listitem');
    await expect(entries).toHaveCount(2);
    await expect(entries.first()).toContainText(`-5 Spent at ${partner.brand}`);
    await expect(entries.first()).toContainText(spendingReference);
    await expectAccessible(donorPage);
  });

  await test.step('the donor has received an email about each step, with the receipt and the reference', async () => {
    const emailsAboutSteps = async () =>
      (await emailsTo(account.email)).filter(({ subject }) => subject !== 'Confirm your email');
    await expect.poll(async () => (await emailsAboutSteps()).length).toBe(5);
    const emails = await emailsAboutSteps();
    const withSubject = (pattern: RegExp) => emails.filter(({ subject }) => pattern.test(subject));
    for (const pattern of [
      /^We received/,
      /^We are reviewing/,
      /is welcome$/,
      /has arrived$/,
      /^You spent 5 coins at/,
    ]) {
      expect(withSubject(pattern), `${pattern}`).toHaveLength(1);
    }
    const [arrived] = withSubject(/has arrived$/);
    expect(arrived?.text).toContain('earned you 12 coins');
    expect(withSubject(/^You spent/)[0]?.text).toContain(spendingReference);
    const receiptUrl = /http\S+\/receipt\/[\w-]+/.exec(arrived?.text ?? '')?.[0] ?? '';
    await donorPage.goto(receiptUrl);
    await expect(donorPage.getByText('Coins earned')).toBeVisible();
  });

  await test.step('staff see what the brand is owed for this month, and download each redemption', async () => {
    const staffPage = await openAs(
      browser,
      browserErrors,
      staff,
      `/staff?month=${monthOf(new Date(), 'UTC')}#settlements`,
    );
    await press(staffPage, `Statement of ${partner.brand}`);
    const statement = staffPage.getByRole('article').filter({ hasText: partner.brand });
    await expect(statement.getByRole('row', { name: /^Total/ })).toBeVisible();
    await expect(statement).toContainText('You can settle this month once it is over.');
    await expectAccessible(staffPage);
    const download = staffPage.waitForEvent('download');
    await press(staffPage, 'Download each redemption');
    expect(await readFile(await (await download).path(), 'utf8')).toContain(`${spendingReference},5`);
    await staffPage.emulateMedia({ media: 'print' });
    await expect(staffPage.getByRole('button', { name: 'All brands' })).toBeHidden();
    await expect(statement).toBeVisible();
    await expectPrintable(staffPage, statement.getByRole('row'));
    await staffPage.context().close();
  });

  await test.step('once the month is over, staff settle it with the brand, and reverse a mistake', async () => {
    const lastMonth = addMonths(monthOf(new Date(), 'UTC'), -1);
    setApprovalTime(process.env.KINDCRATE_ORIGIN ?? '', spendingReference, `${lastMonth}-15T12:00:00.000Z`);
    const staffPage = await openAs(browser, browserErrors, staff, '/staff#settlements');
    await press(staffPage, `Statement of ${partner.brand}`);
    const statement = staffPage.getByRole('article').filter({ hasText: partner.brand });
    const settleForm = statement.getByRole('form', { name: /^Mark/ });
    await settleForm.getByLabel('Note').fill('Transfer 118');
    await settleForm.getByRole('button').click();
    await expect(statement.getByText('Everything is settled.')).toBeVisible();
    await expect(statement.getByRole('listitem')).toContainText('Transfer 118');
    await expectAccessible(staffPage);
    await statement.getByRole('button', { name: /^Reverse/ }).click();
    await staffPage.keyboard.type('Wrong brand');
    await staffPage.keyboard.press('Enter');
    await expect(statement.getByRole('listitem')).toHaveCount(2);
    await expect(settleForm).toBeVisible();
    await staffPage.context().close();
  });

  await donorPage.context().close();
  await cameraBrowser.close();
});

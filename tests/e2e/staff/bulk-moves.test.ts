import { uniqueWord } from './desk-api.ts';
import { expect, test } from './fixtures.ts';
import { orderRows } from './orders-tab.ts';

test('declining three orders of two donors together can be undone and repeated, and each donor gets one email', async ({
  page,
  desk,
  signInStaff,
}) => {
  await signInStaff();
  const word = uniqueWord();
  const organization = await desk.addOrganization();
  const [first, second] = [await desk.registerDonor(), await desk.registerDonor()];
  await desk.placeOrders(organization, [`Coats ${word}`, `Lamps ${word}`], first);
  await desk.placeOrders(organization, [`Toys ${word}`], second);
  const declinedEmails = async ({ email }: { email: string }) =>
    (await desk.emailsTo(email)).filter(({ text }) => text.includes(`No space for ${word}`));

  await page.goto(`/staff?q=${word}`);
  await expect(orderRows(page)).toHaveCount(3);
  const decline = async () => {
    await page.keyboard.press('d');
    const dialog = page.getByRole('dialog', { name: 'Decline 3 orders' });
    await dialog.getByLabel('Reason').fill(`No space for ${word}`);
    await dialog.getByRole('button', { name: 'Decline', exact: true }).click();
    await expect(page.getByText('3 orders will be declined.')).toBeVisible();
  };
  await page.getByRole('checkbox', { name: `Toys ${word}` }).click();
  await page.getByRole('checkbox', { name: `Coats ${word}` }).click({ modifiers: ['Shift'] });
  await expect(page.getByRole('region', { name: 'Selected orders' })).toContainText('3 selected');
  await decline();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('3 orders stay as they were.')).toBeVisible();
  await decline();
  await expect(page.getByText('3 moved.')).toBeVisible({ timeout: 20_000 });
  await expect(orderRows(page).filter({ hasText: 'declined' })).toHaveCount(3);
  await expect.poll(() => declinedEmails(first)).toHaveLength(1);
  await expect.poll(() => declinedEmails(second)).toHaveLength(1);
  const [email] = await declinedEmails(first);
  expect(email?.text).toContain(`Coats ${word}`);
  expect(email?.text).toContain(`Lamps ${word}`);
});

import { fillInDonation } from './donation-form.ts';
import { expect, test } from './fixtures.ts';

const link = '/donationform?charity=mantle-and-mitten';

test.beforeEach(async ({ signInDonor }) => {
  await signInDonor();
});

test('the organization in a link takes precedence over the organization of the restored draft, and the draft’s other fields are kept', async ({
  page,
}) => {
  await fillInDonation(page);
  // `fillInDonation` chooses the first organization.
  const last = page.getByRole('group', { name: 'Who should get it?' }).getByRole('radio').last();
  await page.goto(`/donationform?charity=${await last.getAttribute('value')}`);
  await expect(last).toBeChecked();
  await expect(page.getByLabel('Items Name')).toHaveValue('A lamp');
});

test('an organization chosen instead of the one in the link survives a reload', async ({ page }) => {
  await page.goto(link);
  await expect(page.getByRole('radio', { name: 'Mantle & Mitten' })).toBeChecked();
  const other = page.getByRole('radio', { checked: false }).first();
  const id = await other.getAttribute('value');
  await other.check();
  await expect(page).toHaveURL('/donationform');
  await page.reload();
  await expect(page.locator(`input[value="${id}"]`)).toBeChecked();
});

test('clearing a donation form that was opened by a link with an organization clears the organization too', async ({
  page,
}) => {
  await page.goto(link);
  await expect(page.getByRole('radio', { name: 'Mantle & Mitten' })).toBeChecked();
  await page.getByLabel('Items Name').fill('A lamp');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Mantle & Mitten' })).toBeChecked();
  await page.getByRole('button', { name: 'Clear the form' }).click();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByLabel('Charity')).toHaveValue('');
});

for (const charity of ['nothing', '', '%22%3E', 'a&charity=b']) {
  test(`a link with the unknown organization "${charity}" keeps the organization of the restored draft`, async ({
    page,
  }) => {
    await fillInDonation(page);
    const drafted = await page.getByLabel('Charity').inputValue();
    await page.goto(`/donationform?charity=${charity}`);
    await expect(page.getByLabel('Charity')).toHaveValue(drafted);
    await expect(page.getByRole('radio', { name: drafted })).toBeChecked();
  });
}

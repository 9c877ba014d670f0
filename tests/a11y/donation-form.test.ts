import type { Page } from 'playwright/test';
import { donateButton, expectThanks, openDonationForm, restoreDonationDraft } from '../e2e/donation-form.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { plainPhoto } from '../e2e/photos.ts';

/** Expects the accessibility tree of the form to contain these strings in this order. */
async function expectTextOrder(page: Page, strings: string[]) {
  const snapshot = await page.locator('form').ariaSnapshot();
  const positions = strings.map((string) => snapshot.indexOf(string));
  expect(positions, snapshot).not.toContain(-1);
  expect(positions, snapshot).toEqual([...positions].sort((a, b) => a - b));
}

/** The controls of the form, in the notation of Playwright's ARIA snapshots. */
const controls = [
  'group "Who should get it?"',
  'textbox "Charity"',
  'textbox "Items Name"',
  'textbox "Quantity"',
  'button "Image"',
  'button "Add another item"',
  'button "Add a category, the condition or more photos"',
  'textbox "Location"',
  'textbox "Phone"',
  'button "Donate Now"',
];

test('screen readers read the donation form in the order in which it is filled in, with its notices first', async ({
  page,
  signInDonor,
}) => {
  await signInDonor();
  await openDonationForm(page);
  await expectTextOrder(page, controls);
  await donateButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please check the following' })).toBeVisible();
  await expectTextOrder(page, ['alert', 'Please check the following', 'link "Items Name is required"', ...controls]);
  await restoreDonationDraft(page);
  await expectTextOrder(page, [
    'status',
    'We kept what you filled in earlier.',
    'button "Clear the form"',
    ...controls,
  ]);
});

test('the donation form can be filled in and sent with the keyboard alone', async ({ page, signInDonor }) => {
  await signInDonor();
  await openDonationForm(page);
  const { keyboard } = page;
  await page.getByRole('heading', { name: 'Donation Form' }).click();
  const tabTo = async (name: string | RegExp, role: 'textbox' | 'radio' | 'button' = 'textbox') => {
    await keyboard.press('Tab');
    await expect(page.getByRole(role, { name, exact: true })).toBeFocused();
  };
  await tabTo('Mantle & Mitten', 'radio');
  await keyboard.press('ArrowRight');
  await expect(page.getByLabel('Charity')).toHaveValue('First Bell Satchels');
  await tabTo('Charity');
  await tabTo('Items Name');
  await keyboard.type('A lamp');
  await tabTo('Quantity');
  await keyboard.type('1');
  // The listener must be in place before the key press that opens the file chooser.
  const chooser = page.waitForEvent('filechooser');
  await tabTo('Image', 'button');
  await keyboard.press('Space');
  await (await chooser).setFiles(await plainPhoto('gold'));
  await tabTo('Add another item', 'button');
  await tabTo('Add a category, the condition or more photos', 'button');
  // The question about the handover can be skipped. It appears once the free times of the organization have been loaded.
  await expect(page.getByRole('radio', { name: /^Bring it/ })).toBeVisible();
  await tabTo(/^Bring it/, 'radio');
  await tabTo('Location');
  await keyboard.type('4 Mill Lane');
  await tabTo('Phone');
  await expect(page.getByLabel('Phone')).toHaveValue('01234567890');
  await tabTo('Donate Now', 'button');
  await keyboard.press('Enter');
  await expectThanks(page);
});

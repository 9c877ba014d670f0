import type { Locator, Page } from 'playwright/test';
import { expectThanks } from '../donation-form.ts';
import { expect, test } from '../fixtures.ts';
import { plainPhoto } from '../photos.ts';

/** Presses Tab until a control has the focus, at most forty times. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab did not reach ${control}`);
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

test('a donor can log in, donate with a photo and find the donation in the profile with the keyboard alone', async ({
  page,
  registerDonor,
}) => {
  const donor = await registerDonor({ phone: '01122334455' });
  await page.goto('/donationform');
  await expect(page).toHaveURL('/login');
  await type(page, 'Email', donor.email);
  await type(page, 'Password', donor.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/donationform');

  await expect(page.getByRole('radio').first()).toBeVisible();
  await tabTo(page, page.getByRole('radio').first());
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const charity = await page.getByRole('radio', { checked: true }).evaluate((radio: HTMLInputElement) => {
    return document.getElementById(radio.getAttribute('aria-labelledby') ?? '')?.textContent;
  });
  await expect(page.getByLabel('Charity')).toHaveValue(charity ?? '');
  await type(page, 'Items Name', 'Two desk lamps');
  await type(page, 'Location', '4 Mill Lane');
  // Tab selects the text of a field, so typing replaces the 0.
  await type(page, 'Quantity', '2');
  await type(page, 'Phone', '01234567890');
  // The listener must be in place before the key press that opens the file chooser.
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, page.getByLabel('Image'));
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(await plainPhoto('gold'));
  await tabTo(page, page.getByRole('button', { name: 'Donate Now' }));
  await page.keyboard.press('Enter');

  await expectThanks(page);
  await tabTo(page, page.getByRole('link', { name: 'Follow your gift' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('definition').filter({ hasText: 'Two desk lamps' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: charity ?? '' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: /^2$/ })).toBeVisible();
});

test('a screen reader reads the donation form in the order in which it is filled in', async ({ page, signInDonor }) => {
  await signInDonor();
  await page.goto('/donationform');
  await expect(page.getByRole('radio')).toHaveCount(6);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Donation Form" [level=1]
    - status
    - group "Who should get it?":
      - radio "Mantle & Mitten"
      - radio "First Bell Satchels"
    - textbox "Charity"
    - text: Items Name
    - textbox "Items Name"
    - text: Quantity
    - textbox "Quantity"
    - text: Image
    - button "Image"
    - button "Add another item"
    - button "Add a category, the condition or more photos"
    - text: Location
    - textbox "Location"
    - text: Phone
    - textbox "Phone"
    - button "Donate Now"
    - complementary:
      - heading "What happens next" [level=2]
  `);
});

test('a screen reader reads the error summary first and then the fields with their messages', async ({
  page,
  signInDonor,
}) => {
  await signInDonor();
  await page.goto('/donationform');
  await expect(page.getByRole('radio')).toHaveCount(6);
  await page.getByRole('button', { name: 'Donate Now' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Donation Form" [level=1]
    - alert:
      - paragraph: Please check the following
      - list:
        - listitem:
          - link "Choose the organization that should get your gift"
        - listitem:
          - link "Items Name is required"
    - group "Who should get it?":
      - paragraph: Choose the organization that should get your gift
      - radio "Mantle & Mitten"
    - textbox "Items Name"
    - paragraph: Items Name is required
    - textbox "Location"
    - paragraph: Location is required
    - button "Donate Now"
  `);
});

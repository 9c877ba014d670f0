import type { Locator, Page } from 'playwright/test';
import { type DeskApi, tinyImage, uniqueWord } from './desk-api.ts';
import { expect, test } from './fixtures.ts';

const alts = (images: Locator) =>
  images.getByRole('textbox').evaluateAll((inputs: HTMLInputElement[]) => inputs.map(({ value }) => value));

/** Adds an organization with images of a house, a door and a shelf, and opens the forms that edit it. */
async function openImages(page: Page, desk: DeskApi) {
  const word = uniqueWord();
  const id = await desk.addOrganization(`House ${word}`);
  for (const alt of ['A door', 'A shelf']) {
    await desk.call('POST', `/staff/organizations/${id}/images`, { multipart: { alt, image: await tinyImage() } });
  }
  await page.goto('/staff#organizations');
  const house = page.getByRole('article', { name: `House ${word}` });
  await house.getByText('Edit', { exact: true }).click();
  return { id, house, images: house.getByRole('form', { name: 'Pictures' }) };
}

test.beforeEach(({ signInStaff }) => signInStaff());

test('staff can reorder and describe the images of an organization with the keyboard', async ({ page, desk }) => {
  const { id, images } = await openImages(page, desk);
  await images.getByRole('button', { name: 'Move picture 3 forward' }).focus();
  await page.keyboard.press('Enter');
  await expect(images.getByRole('button', { name: 'Move picture 2 forward' })).toBeFocused();
  await expect(images.getByText('It’s picture 2 now.')).toBeAttached();
  await page.keyboard.press('Enter');
  await expect.poll(() => alts(images)).toEqual(['A shelf', 'A house', 'A door']);
  await images.getByLabel('What picture 1 shows').fill('A shelf of books');
  await images.getByRole('button', { name: 'Save the pictures' }).click();
  await expect(images.getByText(/^The pictures of House .* are saved\.$/)).toBeVisible();
  const { data } = await desk.call('GET', `/organizations/${id}`);
  expect(data.images.map(({ alt }: { alt: string }) => alt)).toEqual(['A shelf of books', 'A house', 'A door']);
});

test('an image is removed only when the change is saved, and every image needs a description', async ({
  page,
  desk,
}) => {
  const { id, images } = await openImages(page, desk);
  const count = async () => (await desk.call('GET', `/organizations/${id}`)).data.images.length;
  await images.getByRole('button', { name: 'Remove picture 2' }).click();
  await expect.poll(() => alts(images)).toEqual(['A house', 'A shelf']);
  expect(await count()).toBe(3);
  await images.getByRole('button', { name: 'Undo these changes' }).click();
  await expect.poll(() => alts(images)).toEqual(['A house', 'A door', 'A shelf']);
  await images.getByLabel('What picture 1 shows').fill('');
  await images.getByRole('button', { name: 'Save the pictures' }).click();
  await expect(images.getByLabel('What picture 1 shows')).toHaveAccessibleDescription(/Describe the picture/);
  await images.getByLabel('What picture 1 shows').fill('A house by the harbor');
  await images.getByRole('button', { name: 'Remove picture 2' }).click();
  await images.getByRole('button', { name: 'Save the pictures' }).click();
  await expect(images.getByText(/are saved\.$/)).toBeVisible();
  expect(await count()).toBe(2);
});

test('an added image becomes the last one, and a conflict with a colleague loses nothing that was typed', async ({
  page,
  desk,
  expectProblem,
}) => {
  expectProblem(/409/);
  const { id, house, images } = await openImages(page, desk);
  const adding = house.getByRole('form', { name: 'Add a picture' });
  await images.getByLabel('What picture 1 shows').fill('A house by the harbor');
  await adding.getByLabel('Picture', { exact: true }).setInputFiles(await tinyImage('gold'));
  await adding.getByLabel('What the picture shows').fill('A van');
  await desk.call('PUT', `/staff/organizations/${id}`, { data: { organizationInfo: 'Books only.' } });
  await adding.getByRole('button', { name: 'Add a picture' }).click();
  await adding.getByRole('button', { name: 'Show the latest version' }).click();
  await expect(house.getByLabel('Info')).toHaveValue('Books only.');
  await adding.getByRole('button', { name: 'Add a picture' }).click();
  await expect(adding.getByText('has one more picture')).toBeVisible();
  await expect.poll(() => alts(images)).toEqual(['A house by the harbor', 'A door', 'A shelf', 'A van']);
  await expect(adding.getByLabel('What the picture shows')).toHaveValue('');
});

import type { Locator, Page } from 'playwright/test';
import { type DeskApi, tinyImage, uniqueWord } from './desk-api.ts';
import { expect, test } from './fixtures.ts';

const readAlts = (images: Locator) =>
  images.getByRole('textbox').evaluateAll((inputs: HTMLInputElement[]) => inputs.map(({ value }) => value));

/** Adds an organization with images of a house, a door and a shelf, and opens the forms that edit it. */
async function openImageForms(page: Page, desk: DeskApi) {
  const word = uniqueWord();
  const id = await desk.addOrganization(`House ${word}`);
  for (const alt of ['A door', 'A shelf']) {
    await desk.call('POST', `/staff/organizations/${id}/images`, { multipart: { alt, image: await tinyImage() } });
  }
  await page.goto('/staff#organizations');
  const house = page.getByRole('article', { name: `House ${word}` });
  await house.getByText('Edit', { exact: true }).click();
  return { id, house, images: house.getByRole('form', { name: 'Pictures', exact: true }) };
}

test.beforeEach(({ signInStaff }) => signInStaff());

test('staff can reorder the images of an organization with the keyboard, and describe them', async ({ page, desk }) => {
  const { id, images } = await openImageForms(page, desk);
  await images.getByRole('button', { name: 'Move picture 3 forward' }).focus();
  await page.keyboard.press('Enter');
  await expect(images.getByRole('button', { name: 'Move picture 2 forward' })).toBeFocused();
  await expect(images.getByText('The picture is now number 2.')).toBeAttached();
  await page.keyboard.press('Enter');
  await expect.poll(() => readAlts(images)).toEqual(['A shelf', 'A house', 'A door']);
  await images.getByLabel('What picture 1 shows').fill('A shelf of books');
  await images.getByRole('button', { name: 'Save the pictures' }).click();
  await expect(images.getByText(/^The pictures of House .* have been saved\.$/)).toBeVisible();
  const { data } = await desk.call('GET', `/organizations/${id}`);
  expect(data.images.map(({ alt }: { alt: string }) => alt)).toEqual(['A shelf of books', 'A house', 'A door']);
});

test('an image is removed only when the change is saved, and every image needs a description', async ({
  page,
  desk,
}) => {
  const { id, images } = await openImageForms(page, desk);
  const count = async () => (await desk.call('GET', `/organizations/${id}`)).data.images.length;
  await images.getByRole('button', { name: 'Remove picture 2' }).click();
  await expect.poll(() => readAlts(images)).toEqual(['A house', 'A shelf']);
  expect(await count()).toBe(3);
  await images.getByRole('button', { name: 'Undo these changes' }).click();
  await expect.poll(() => readAlts(images)).toEqual(['A house', 'A door', 'A shelf']);
  await images.getByLabel('What picture 1 shows').fill('');
  await images.getByRole('button', { name: 'Save the pictures' }).click();
  await expect(images.getByLabel('What picture 1 shows')).toHaveAccessibleDescription(/Describe the picture/);
  await images.getByLabel('What picture 1 shows').fill('A house by the harbor');
  await images.getByRole('button', { name: 'Remove picture 2' }).click();
  await images.getByRole('button', { name: 'Save the pictures' }).click();
  await expect(images.getByText(/have been saved\.$/)).toBeVisible();
  expect(await count()).toBe(2);
});

test('several images can be added despite an invalid file and a conflict with a colleague, and nothing that was typed is lost', async ({
  page,
  desk,
  expectBrowserError,
}) => {
  expectBrowserError(/409/);
  expectBrowserError(/415/);
  const { id, house, images } = await openImageForms(page, desk);
  const addForm = house.getByRole('form', { name: 'Add pictures' });
  const chosen = addForm.getByRole('listitem');
  await images.getByLabel('What picture 1 shows').fill('A house by the harbor');
  const broken = { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no') };
  const van = { ...(await tinyImage('gold')), name: 'van.jpg' };
  const hall = { ...(await tinyImage('navy')), name: 'hall.jpg' };
  await addForm.getByLabel('Pictures', { exact: true }).setInputFiles([broken, van, hall]);
  for (const [name, alt] of [
    ['broken.jpg', 'Nothing'],
    ['van.jpg', 'A van'],
    ['hall.jpg', 'A hall'],
  ] as const)
    await chosen.filter({ hasText: name }).getByRole('textbox').fill(alt);
  await addForm.getByRole('button', { name: 'Move hall.jpg', exact: true }).focus();
  await page.keyboard.press('ArrowUp');
  await desk.call('PUT', `/staff/organizations/${id}`, { data: { organizationInfo: 'Books only.' } });
  await addForm.getByRole('button', { name: 'Add 3 pictures' }).click();
  await addForm.getByRole('button', { name: 'Show the latest version' }).click();
  await expect(house.getByLabel('Info')).toHaveValue('Books only.');
  await addForm.getByRole('button', { name: 'Add 3 pictures' }).click();
  await expect(addForm.getByText(/^2 pictures were added\. 1 could not be added/)).toBeVisible();
  await expect(chosen).toHaveCount(1);
  await expect(chosen.getByRole('textbox')).toHaveValue('Nothing');
  await expect.poll(() => readAlts(images)).toEqual(['A house by the harbor', 'A door', 'A shelf', 'A hall', 'A van']);
  const { data } = await desk.call('GET', `/organizations/${id}`);
  const stored = ['A house', 'A door', 'A shelf', 'A hall', 'A van'];
  expect(data.images.map(({ alt }: { alt: string }) => alt)).toEqual(stored);
});

test('a stored image can be cropped, and the cropped image replaces the original for visitors', async ({
  page,
  desk,
}) => {
  const { id, house } = await openImageForms(page, desk);
  const loadImages = async () => (await desk.call('GET', `/organizations/${id}`)).data.images;
  const [before] = await loadImages();
  await house.getByRole('button', { name: 'Crop picture 1' }).click();
  await expect(house.getByRole('application')).toBeFocused();
  for (let press = 0; press < 4; press++) await page.keyboard.press('+');
  await house.getByRole('button', { name: 'Save the crop' }).click();
  await expect(house.getByText(/^The picture of House .* has been replaced\.$/)).toBeVisible();
  const [after] = await loadImages();
  expect(after).toMatchObject({ _id: before._id, alt: before.alt, width: before.width / 2, height: before.height / 2 });
  expect((await page.request.get(before.url)).status()).toBe(404);
});

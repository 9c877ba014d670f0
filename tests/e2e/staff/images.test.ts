import type { Locator, Page } from 'playwright/test';
import { type DeskApi, tinyImage, uniqueWord } from './desk-api.ts';
import { expect, test } from './fixtures.ts';

const alts = (pictures: Locator) =>
  pictures.getByRole('textbox').evaluateAll((inputs: HTMLInputElement[]) => inputs.map(({ value }) => value));

/** Opens an organization with pictures of a house, a door and a shelf. */
async function openPictures(page: Page, desk: DeskApi) {
  const word = uniqueWord();
  const id = await desk.addOrganization(`House ${word}`);
  for (const alt of ['A door', 'A shelf']) {
    await desk.call('POST', `/staff/organizations/${id}/images`, { multipart: { alt, image: await tinyImage() } });
  }
  await page.goto('/staff#organizations');
  const house = page.getByRole('article', { name: `House ${word}` });
  await house.getByText('Edit', { exact: true }).click();
  return { id, house, pictures: house.getByRole('form', { name: 'Pictures' }) };
}

test.beforeEach(({ signInStaff }) => signInStaff());

test('pictures are put in another order and get other words, by keyboard', async ({ page, desk }) => {
  const { id, pictures } = await openPictures(page, desk);
  await pictures.getByRole('button', { name: 'Move picture 3 forward' }).focus();
  await page.keyboard.press('Enter');
  await expect(pictures.getByRole('button', { name: 'Move picture 2 forward' })).toBeFocused();
  await expect(pictures.getByText('It’s picture 2 now.')).toBeAttached();
  await page.keyboard.press('Enter');
  await expect.poll(() => alts(pictures)).toEqual(['A shelf', 'A house', 'A door']);
  await pictures.getByLabel('What picture 1 shows').fill('A shelf of books');
  await pictures.getByRole('button', { name: 'Save the pictures' }).click();
  await expect(pictures.getByText(/^The pictures of House .* are saved\.$/)).toBeVisible();
  const { data } = await desk.call('GET', `/organizations/${id}`);
  expect(data.images.map(({ alt }: { alt: string }) => alt)).toEqual(['A shelf of books', 'A house', 'A door']);
});

test('a picture is taken out only when that is saved, and needs its words', async ({ page, desk }) => {
  const { id, pictures } = await openPictures(page, desk);
  const count = async () => (await desk.call('GET', `/organizations/${id}`)).data.images.length;
  await pictures.getByRole('button', { name: 'Remove picture 2' }).click();
  await expect.poll(() => alts(pictures)).toEqual(['A house', 'A shelf']);
  expect(await count()).toBe(3);
  await pictures.getByRole('button', { name: 'Undo these changes' }).click();
  await expect.poll(() => alts(pictures)).toEqual(['A house', 'A door', 'A shelf']);
  await pictures.getByLabel('What picture 1 shows').fill('');
  await pictures.getByRole('button', { name: 'Save the pictures' }).click();
  await expect(pictures.getByLabel('What picture 1 shows')).toHaveAccessibleDescription(/Describe the picture/);
  await pictures.getByLabel('What picture 1 shows').fill('A house by the harbour');
  await pictures.getByRole('button', { name: 'Remove picture 2' }).click();
  await pictures.getByRole('button', { name: 'Save the pictures' }).click();
  await expect(pictures.getByText(/are saved\.$/)).toBeVisible();
  expect(await count()).toBe(2);
});

test('one more picture comes behind the others; a colleague who was faster costs nothing that was written', async ({
  page,
  desk,
  expectProblem,
}) => {
  expectProblem(/409/);
  const { id, house, pictures } = await openPictures(page, desk);
  const adding = house.getByRole('form', { name: 'Add a picture' });
  await pictures.getByLabel('What picture 1 shows').fill('A house by the harbour');
  await adding.getByLabel('Picture', { exact: true }).setInputFiles(await tinyImage('gold'));
  await adding.getByLabel('What the picture shows').fill('A van');
  await desk.call('PUT', `/staff/organizations/${id}`, { data: { organizationInfo: 'Books only.' } });
  await adding.getByRole('button', { name: 'Add a picture' }).click();
  await adding.getByRole('button', { name: 'Show the latest version' }).click();
  await expect(house.getByLabel('Info')).toHaveValue('Books only.');
  await adding.getByRole('button', { name: 'Add a picture' }).click();
  await expect(adding.getByText('has one more picture')).toBeVisible();
  await expect.poll(() => alts(pictures)).toEqual(['A house by the harbour', 'A door', 'A shelf', 'A van']);
  await expect(adding.getByLabel('What the picture shows')).toHaveValue('');
});

import type { Page } from 'playwright/test';
import { plainPhoto } from '../photos.ts';
import { stallUploads } from '../stalled-uploads.ts';
import { tinyImage, uniqueWord } from './desk-api.ts';
import { expect, test } from './fixtures.ts';

const entry = (page: Page, name: string) => page.getByRole('article', { name });
const isPublic = async (page: Page, path: string, word: string) =>
  JSON.stringify(await (await page.request.get(`/api/${path}`)).json()).includes(word);

test.beforeEach(({ signInStaff }) => signInStaff());

/** Opens an entry's form. */
async function edit(page: Page, name: string) {
  const one = entry(page, name);
  await one.getByText('Edit', { exact: true }).click();
  return one;
}

const kinds = [
  { tab: 'brands', path: 'brands', texts: ['Info'] },
  { tab: 'organizations', path: 'organizations', texts: ['Info'] },
  { tab: 'cards', path: 'donationcard', texts: ['Info', 'Description'] },
];

for (const { tab, path, texts } of kinds) {
  test(`of the ${tab} one is added, edited, hidden and shown again`, async ({ page }) => {
    const word = uniqueWord();
    await page.goto(`/staff#${tab}`);
    await page.getByRole('button', { name: 'Add one' }).click();
    const adding = page.getByRole('form', { name: 'Add one' });
    await adding.getByRole('button', { name: 'Add', exact: true }).click();
    const missing = adding.getByRole('alert').getByRole('link');
    await expect(missing).toHaveCount(texts.length + 3);
    await expect(adding.getByRole('alert')).toContainText('Choose a picture');
    await adding.getByLabel('Title').fill(`Thing ${word}`);
    for (const text of texts) await adding.getByLabel(text).fill(`${text} of ${word}`);
    await adding.getByLabel('Picture', { exact: true }).setInputFiles(await tinyImage());
    await adding.getByLabel('What the picture shows').fill('A loaf');
    await adding.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(adding.getByText(`Thing ${word} is now in the list.`)).toBeVisible();
    await expect(adding.getByLabel('Title')).toHaveValue('');
    await expect(entry(page, `Thing ${word}`)).toBeVisible();
    expect(await isPublic(page, path, word)).toBe(true);

    const one = await edit(page, `Thing ${word}`);
    await one.getByLabel('Title').fill(`Other ${word}`);
    await one.getByRole('button', { name: 'Save', exact: true }).click();
    const renamed = entry(page, `Other ${word}`);
    await expect(renamed.getByText(`Other ${word} is saved`)).toBeVisible();

    await renamed.getByRole('button', { name: 'Hide from the site' }).click();
    await expect(renamed.getByRole('heading', { level: 2 })).toHaveText(/hidden/);
    expect(await isPublic(page, path, word)).toBe(false);
    await renamed.getByRole('button', { name: 'Show on the site' }).click();
    await expect(renamed.getByRole('button', { name: 'Hide from the site' })).toBeFocused();
    expect(await isPublic(page, path, word)).toBe(true);
  });
}

test('a brand gets another picture with other words; a file that is no picture is refused and nothing is lost', async ({
  page,
  desk,
  expectProblem,
}) => {
  expectProblem(/415/);
  const word = uniqueWord();
  await desk.addBrand(`Shop ${word}`);
  await page.goto('/staff#brands');
  const shop = await edit(page, `Shop ${word}`);
  const before = await shop.locator('img').getAttribute('src');
  await shop
    .getByLabel('New picture')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no') });
  await shop.getByLabel('What the picture shows').fill('Two loaves');
  await shop.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(shop.getByRole('alert')).toBeVisible();
  await expect(shop.getByLabel('What the picture shows')).toHaveValue('Two loaves');
  await shop.getByLabel('New picture').setInputFiles(await tinyImage('gold'));
  await shop.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(shop.getByText(`Shop ${word} is saved`)).toBeVisible();
  await expect(shop.locator('img')).not.toHaveAttribute('src', String(before));
  await shop.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(shop.getByRole('alert')).toHaveCount(0);
});

test('a picture on its way can be stopped, and what was written stays', async ({ page, desk }) => {
  const word = uniqueWord();
  await desk.addBrand(`Shop ${word}`);
  await page.goto('/staff#brands');
  const shop = await edit(page, `Shop ${word}`);
  await stallUploads(page, '**/api/staff/brands/*');
  await shop.getByLabel('Title').fill(`Bakery ${word}`);
  await shop.getByLabel('New picture').setInputFiles(await plainPhoto('gold'));
  await shop.getByRole('button', { name: 'Save', exact: true }).click();
  await shop.getByRole('button', { name: 'Stop' }).click();
  await expect(shop.getByText('Stopped. Nothing was saved')).toBeVisible();
  await expect(shop.getByLabel('Title')).toHaveValue(`Bakery ${word}`);
});

test('of two tabs that edit the same thing the second is told, sees what the first wrote, and keeps its own', async ({
  page,
  context,
  desk,
  expectProblem,
}) => {
  expectProblem(/409/);
  const word = uniqueWord();
  await desk.addBrand(`Shop ${word}`);
  const second = await context.newPage();
  for (const tab of [page, second]) await tab.goto('/staff#brands');
  const other = await edit(second, `Shop ${word}`);
  await page.bringToFront();
  const first = await edit(page, `Shop ${word}`);
  await first.getByLabel('Title').fill(`Shop ${word} of rye`);
  await first.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(entry(page, `Shop ${word} of rye`)).toBeVisible();

  await second.bringToFront();
  await other.getByLabel('Info').fill('Rye and seeds.');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByRole('alert')).toContainText('Someone else changed this in the meantime.');
  await other.getByRole('button', { name: 'Show the latest version' }).click();
  const shown = entry(second, `Shop ${word} of rye`);
  await expect(shown.getByLabel('Title')).toHaveValue(`Shop ${word} of rye`);
  await expect(shown.getByLabel('Info')).toHaveValue('Rye and seeds.');
  await shown.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(shown.getByText('is saved')).toBeVisible();

  // What the first tab saved is no longer typed: it gives way to what others wrote since.
  await page.bringToFront();
  const mine = entry(page, `Shop ${word} of rye`);
  await mine.getByRole('button', { name: 'Hide from the site' }).click();
  await mine.getByRole('button', { name: 'Show the latest version' }).click();
  await expect(mine.getByLabel('Info')).toHaveValue('Rye and seeds.');
  await expect(mine.getByRole('button', { name: 'Hide from the site' })).toBeFocused();
});

import type { Page } from 'playwright/test';
import { plainPhoto } from '../photos.ts';
import { stallUploads } from '../stalled-uploads.ts';
import { tinyImage, uniqueWord } from './desk-api.ts';
import { expect, test } from './fixtures.ts';

const entry = (page: Page, name: string) => page.getByRole('article', { name });
/** Checks whether the list at a public path of the API contains a word. */
const isPublic = async (page: Page, path: string, word: string) =>
  JSON.stringify(await (await page.request.get(`/api/${path}`)).json()).includes(word);

test.beforeEach(({ signInStaff }) => signInStaff());

/** Opens the form that edits an entry. Returns the article of the entry. */
async function openEditForm(page: Page, name: string) {
  const article = entry(page, name);
  await article.getByText('Edit', { exact: true }).click();
  return article;
}

const kinds = [
  { name: 'a brand', tab: 'brands', path: 'brands', textFields: ['Info'] },
  { name: 'an organization', tab: 'organizations', path: 'organizations', textFields: ['Info'] },
  { name: 'a donation card', tab: 'cards', path: 'donationcard', textFields: ['Info', 'Description'] },
];

for (const { name, tab, path, textFields } of kinds) {
  test(`staff can add, edit, hide and show ${name}`, async ({ page }) => {
    const word = uniqueWord();
    await page.goto(`/staff#${tab}`);
    await page.getByRole('button', { name: 'Add one' }).click();
    const addForm = page.getByRole('form', { name: 'Add one' });
    await addForm.getByRole('button', { name: 'Add', exact: true }).click();
    const missing = addForm.getByRole('alert').getByRole('link');
    // Also required are the title, the picture and its description.
    await expect(missing).toHaveCount(textFields.length + 3);
    await expect(addForm.getByRole('alert')).toContainText('Choose a picture');
    await addForm.getByLabel('Title').fill(`Thing ${word}`);
    for (const label of textFields) await addForm.getByLabel(label).fill(`${label} of ${word}`);
    await addForm.getByLabel('Picture', { exact: true }).setInputFiles(await tinyImage());
    await addForm.getByLabel('What the picture shows').fill('A loaf');
    await addForm.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(addForm.getByText(`Thing ${word} is now in the list.`)).toBeVisible();
    await expect(addForm.getByLabel('Title')).toHaveValue('');
    await expect(entry(page, `Thing ${word}`)).toBeVisible();
    expect(await isPublic(page, path, word)).toBe(true);

    const added = await openEditForm(page, `Thing ${word}`);
    await added.getByLabel('Title').fill(`Other ${word}`);
    await added.getByRole('button', { name: 'Save', exact: true }).click();
    const renamed = entry(page, `Other ${word}`);
    await expect(renamed.getByText(`Other ${word} has been saved`)).toBeVisible();

    await renamed.getByRole('button', { name: 'Hide from the site' }).click();
    await expect(renamed.getByRole('heading', { level: 2 })).toHaveText(/hidden/);
    expect(await isPublic(page, path, word)).toBe(false);
    await renamed.getByRole('button', { name: 'Show on the site' }).click();
    await expect(renamed.getByRole('button', { name: 'Hide from the site' })).toBeFocused();
    expect(await isPublic(page, path, word)).toBe(true);
  });
}

test('staff can replace the image of a brand, and a file that is not an image is refused without clearing the form', async ({
  page,
  desk,
  expectBrowserError,
}) => {
  expectBrowserError(/415/);
  const word = uniqueWord();
  await desk.addBrand(`Shop ${word}`);
  await page.goto('/staff#brands');
  const shop = await openEditForm(page, `Shop ${word}`);
  const oldUrl = await shop.locator('img').getAttribute('src');
  await shop
    .getByLabel('New picture')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no') });
  await shop.getByLabel('What the picture shows').fill('Two loaves');
  await shop.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(shop.getByRole('alert')).toBeVisible();
  await expect(shop.getByLabel('What the picture shows')).toHaveValue('Two loaves');
  await shop.getByLabel('New picture').setInputFiles(await tinyImage('gold'));
  await shop.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(shop.getByText(`Shop ${word} has been saved`)).toBeVisible();
  await expect(shop.locator('img')).not.toHaveAttribute('src', String(oldUrl));
  await shop.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(shop.getByRole('alert')).toHaveCount(0);
});

test('an image upload at the desk can be stopped, and the typed values stay', async ({ page, desk }) => {
  const word = uniqueWord();
  await desk.addBrand(`Shop ${word}`);
  await page.goto('/staff#brands');
  const shop = await openEditForm(page, `Shop ${word}`);
  await stallUploads(page, '**/api/staff/brands/*');
  await shop.getByLabel('Title').fill(`Bakery ${word}`);
  await shop.getByLabel('New picture').setInputFiles(await plainPhoto('gold'));
  await shop.getByRole('button', { name: 'Save', exact: true }).click();
  await shop.getByRole('button', { name: 'Stop' }).click();
  await expect(shop.getByText('Stopped. Nothing was saved')).toBeVisible();
  await expect(shop.getByLabel('Title')).toHaveValue(`Bakery ${word}`);
});

test('a changed brand is previewed as visitors will see it, with a picture that is not uploaded yet, and only then saved', async ({
  page,
  desk,
}) => {
  const word = uniqueWord();
  await desk.addBrand(`Shop ${word}`);
  await page.goto('/staff#brands');
  const shop = await openEditForm(page, `Shop ${word}`);
  await shop.getByLabel('Title').fill(`Bakery ${word}`);
  await shop.getByLabel('New picture').setInputFiles(await plainPhoto('gold'));
  await shop.getByRole('button', { name: 'Preview', exact: true }).click();
  const frame = shop.frameLocator('iframe:not([inert])');
  const card = frame.getByRole('link', { name: `Bakery ${word}` });
  await expect(card).toBeVisible();
  await expect(card).toHaveAttribute('data-edited');
  await shop.getByRole('button', { name: 'Own page' }).click();
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(`Bakery ${word}`);
  const picture = frame.locator('main img').first();
  await expect(picture).toHaveAttribute('src', /^blob:http/);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await isPublic(page, 'brands', `Bakery ${word}`)).toBe(false);
  await shop.getByRole('button', { name: 'Save', exact: true }).click();
  const saved = entry(page, `Bakery ${word}`);
  await expect(saved.getByText(`Bakery ${word} has been saved`)).toBeVisible();
  await expect(saved.locator('iframe')).toHaveCount(0);
  expect(await isPublic(page, 'brands', `Bakery ${word}`)).toBe(true);
});

test('when two tabs edit the same brand, the second gets a conflict, sees the newer version, and keeps its own changes', async ({
  page,
  context,
  desk,
  expectBrowserError,
}) => {
  expectBrowserError(/409/);
  const word = uniqueWord();
  await desk.addBrand(`Shop ${word}`);
  const secondTab = await context.newPage();
  for (const tab of [page, secondTab]) await tab.goto('/staff#brands');
  const secondForm = await openEditForm(secondTab, `Shop ${word}`);
  await page.bringToFront();
  const firstForm = await openEditForm(page, `Shop ${word}`);
  await firstForm.getByLabel('Title').fill(`Shop ${word} of rye`);
  await firstForm.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(entry(page, `Shop ${word} of rye`)).toBeVisible();

  await secondTab.bringToFront();
  await secondForm.getByLabel('Info').fill('Rye and seeds.');
  await secondForm.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(secondForm.getByRole('alert')).toContainText('Someone else changed this in the meantime.');
  await secondForm.getByRole('button', { name: 'Show the latest version' }).click();
  const latest = entry(secondTab, `Shop ${word} of rye`);
  await expect(latest.getByLabel('Title')).toHaveValue(`Shop ${word} of rye`);
  await expect(latest.getByLabel('Info')).toHaveValue('Rye and seeds.');
  await latest.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(latest.getByText('has been saved')).toBeVisible();

  // The first tab has no unsaved values left, so the newer version replaces all of its fields.
  await page.bringToFront();
  const stale = entry(page, `Shop ${word} of rye`);
  await stale.getByRole('button', { name: 'Hide from the site' }).click();
  await stale.getByRole('button', { name: 'Show the latest version' }).click();
  await expect(stale.getByLabel('Info')).toHaveValue('Rye and seeds.');
  await expect(stale.getByRole('button', { name: 'Hide from the site' })).toBeFocused();
});

test('staff can drag a brand to the front or cancel the drag with Escape, and the home page shows the sponsors in the new order', async ({
  page,
  desk,
}) => {
  const word = uniqueWord();
  for (const name of ['Bakery', 'Cobbler', `Shop ${word}`]) await desk.addBrand(name);
  await page.goto('/staff#brands');
  await page.getByRole('button', { name: 'Change the order' }).click();
  const rows = page.getByRole('region', { name: 'Change the order' }).getByRole('listitem');
  const grip = page.getByRole('button', { name: `Move Shop ${word}`, exact: true });
  await expect(rows.last()).toContainText(word);
  const dragToFront = async () => {
    await grip.hover();
    await page.mouse.down();
    // In steps, because the page scrolls while the pointer is near its edge.
    await expect(async () => {
      await rows.first().scrollIntoViewIfNeeded();
      const box = await rows.first().boundingBox();
      await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 2, { steps: 4 });
      await expect(rows.first()).toContainText(word, { timeout: 500 });
    }).toPass();
  };
  await dragToFront();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(rows.last()).toContainText(word);
  await dragToFront();
  await page.mouse.up();
  await page.getByRole('button', { name: 'Save the order' }).click();
  await expect(page.getByText('The new order has been saved.')).toBeVisible();
  await expect(page.getByRole('article').first()).toHaveAccessibleName(new RegExp(word));
  await expect(async () => {
    await page.goto('/');
    const sponsors = page.locator('a[href*="brandDetails" i]');
    await expect(sponsors.first()).toContainText(word, { timeout: 500 });
  }).toPass();
});

test('staff can choose the day from which a brand is hidden, and restore an earlier version', async ({
  page,
  desk,
}) => {
  const word = uniqueWord();
  await desk.addBrand(`Shop ${word}`);
  await page.goto('/staff#brands');
  const shop = await openEditForm(page, `Shop ${word}`);
  await shop.getByLabel('Hide on').fill('2024-01-31');
  await shop.getByLabel('Title').fill(`Other ${word}`);
  await shop.getByRole('button', { name: 'Save', exact: true }).click();
  const renamed = entry(page, `Other ${word}`);
  await expect(renamed.getByRole('heading', { level: 2 })).toHaveText(/hidden since Jan 31, 2024/);
  expect(await isPublic(page, 'brands', word)).toBe(false);
  await renamed.getByText('History', { exact: true }).click();
  await renamed.getByRole('button', { name: 'Restore' }).click();
  const restored = entry(page, `Shop ${word}`);
  await expect(restored.getByText(`Shop ${word} has been restored.`)).toBeVisible();
  await restored.getByRole('button', { name: 'Show on the site' }).click();
  await expect(restored.getByLabel('Hide on')).toHaveValue('');
  expect(JSON.stringify(await (await page.request.get('/api/brands')).json())).toContain(`Shop ${word}`);
});

import { updateBrandEndpoint } from '@kindcrate/contract/staff-brands';
import { previewCatalogEntryEndpoint } from '@kindcrate/contract/staff-catalog-preview';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { previewHtml } from '../../../src/workbench/copy-fixtures.ts';
import { staffBrand, staffOrganization } from '../../../src/workbench/desk-fixtures.ts';
import { openDesk, row, staffCopy } from '../desk.tsx';
import { api, expectBrowserError } from '../mock-api.ts';
import { conflict } from '../needs.tsx';
import { createPhoto } from '../photo.ts';
import { testAccessibility } from './accessibility.ts';

const { catalog } = staffCopy;
const { newImages, preview, storedCrop } = catalog;
const newImagesForm = page.getByRole('form', { name: newImages.title });
const expectText = (text: string) => expect.element(row.getByText(text).first()).toBeVisible();
const press = (name: string) => row.getByRole('button', { name, exact: true }).click();

async function chooseImages(): Promise<void> {
  await openDesk('organizations', { organizations: [staffOrganization] });
  await row.getByText(catalog.edit, { exact: true }).click();
  const fileWithLongName = new File([createPhoto('gold')], `${'a-very-long-name-of-a-file'.repeat(6)}.jpg`);
  await userEvent.upload(newImagesForm.getByLabelText(newImages.choose, { exact: true }), [
    createPhoto('teal'),
    fileWithLongName,
  ]);
}

async function openBrand(brand = staffBrand): Promise<void> {
  await api.reply(previewCatalogEntryEndpoint, { data: { list: previewHtml, details: previewHtml } });
  await openDesk('brands', { brands: [brand] });
  await row.getByText(catalog.edit, { exact: true }).click();
}

async function openCrop(): Promise<void> {
  await openBrand({ ...staffBrand, image: { ...staffBrand.image, url: URL.createObjectURL(createPhoto('teal')) } });
  await press(storedCrop.open);
  await expect.element(row.getByRole('application')).toHaveFocus();
}

const states: Record<string, () => Promise<unknown>> = {
  'several chosen pictures, the first with its crop open, and the second without a description': async () => {
    await chooseImages();
    await newImagesForm.getByText(newImages.crop, { exact: true }).first().click();
    await newImagesForm.getByRole('textbox').first().fill('A van');
    await newImagesForm.getByRole('button', { name: /^Add \d+ picture/ }).click();
    await expectText(newImages.describe);
  },
  'an outdated preview of a brand': async () => {
    await openBrand();
    await press(preview.open);
    await expectText(preview.shown);
    await row.getByLabelText(catalog.title, { exact: true }).fill('Rye');
    await expectText(preview.outdated);
  },
  'a stored picture that is being cropped': openCrop,
  'a new crop that cannot be saved because a colleague changed the brand first': async () => {
    await expectBrowserError(/409/);
    await api.respond(updateBrandEndpoint, conflict);
    await openCrop();
    await userEvent.keyboard('+');
    await press(storedCrop.save);
    await expectText(catalog.reloadLatest.label);
  },
};

for (const [state, reachState] of Object.entries(states)) testAccessibility(`the catalog: ${state}`, reachState);

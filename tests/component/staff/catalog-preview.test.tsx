import { updateBrandEndpoint } from '@kindcrate/contract/staff-brands';
import { chosenPictureUrl, previewCatalogEntryEndpoint } from '@kindcrate/contract/staff-catalog-preview';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { staffBrand, staffOrganization } from '../../../src/workbench/desk-fixtures.ts';
import { openDesk, row, staffCopy } from '../desk.tsx';
import { api, expectBrowserError, failure } from '../mock-api.ts';
import { lastBody } from '../needs.tsx';
import { createPhoto } from '../photo.ts';
import { previewedPage } from '../words.tsx';

const { catalog } = staffCopy;
const copy = catalog.preview;
const button = (name: string) => row.getByRole('button', { name, exact: true });
const region = row.getByRole('region', { name: copy.title });

const htmlOf = (body: string) => `<!doctype html><html><head><title>Page</title></head><body>${body}</body></html>`;
const list = htmlOf(`<p style="height:3000px">Long</p><a href="/branddetails/${staffBrand._id}">Rye</a>`);
const details = htmlOf(`<h1>Rye</h1><img src="${chosenPictureUrl}" alt="A loaf">`);

async function openForm(): Promise<void> {
  await api.reply(previewCatalogEntryEndpoint, { data: { list, details } });
  await openDesk('brands', { brands: [staffBrand] });
  await row.getByText(catalog.edit, { exact: true }).click();
}

test('a preview shows a catalog entry in the list and on its own page, with the values of the form, and saves nothing', async () => {
  await openForm();
  await row.getByLabelText(catalog.title, { exact: true }).fill('Rye');
  await button(copy.open).click();
  await expect.poll(() => document.activeElement?.textContent).toBe(copy.shown);
  expect(await lastBody(previewCatalogEntryEndpoint)).toMatchObject({
    list: 'brands',
    id: staffBrand._id,
    title: 'Rye',
  });
  // The entry is marked, and scrolled into view.
  await expect.poll(() => previewedPage()?.querySelector('a')?.hasAttribute('data-edited')).toBe(true);
  expect(previewedPage()?.defaultView?.scrollY).toBeGreaterThan(0);
  await button(copy.details).click();
  await expect.poll(() => previewedPage()?.querySelector('h1')?.textContent).toBe('Rye');
  expect(await api.sent(updateBrandEndpoint)).toEqual([]);
  await expect.element(row.getByLabelText(catalog.title, { exact: true })).toHaveValue('Rye');
});

test('a chosen picture is shown in the preview without being sent', async () => {
  await openForm();
  await userEvent.upload(row.getByLabelText(catalog.newImage), createPhoto('teal'));
  await button(copy.open).click();
  await button(copy.details).click();
  await expect.poll(() => previewedPage()?.querySelector('img')?.naturalWidth).toBe(1200);
  const body = await lastBody(previewCatalogEntryEndpoint);
  expect(body).toMatchObject({ width: 1200, height: 900 });
  expect(body).not.toHaveProperty('image');
});

test('a preview can show the page in dark and in light mode', async () => {
  await openForm();
  await button(copy.open).click();
  await button(copy.dark).click();
  await expect.poll(() => previewedPage()?.documentElement.style.colorScheme).toBe('dark');
  await button(copy.light).click();
  await expect.poll(() => previewedPage()?.documentElement.style.colorScheme).toBe('light');
});

test('an invalid value of a catalog entry is reported at its field, and no preview is requested', async () => {
  await openForm();
  const title = row.getByLabelText(catalog.title, { exact: true });
  await title.fill(' ');
  await button(copy.open).click();
  await expect.element(title).toHaveAccessibleDescription(/Title is required/);
  expect(await api.sent(previewCatalogEntryEndpoint)).toEqual([]);
  await expect.element(region).not.toBeInTheDocument();
});

test('when the API refuses a preview because of a field, the message is shown at that field', async () => {
  await expectBrowserError(/400/);
  await openForm();
  const errorReply = failure(400, 'Please check', 'invalid_fields', { hideOn: 'Choose a later day' });
  await api.respond(previewCatalogEntryEndpoint, errorReply);
  await button(copy.open).click();
  await expect.element(row.getByLabelText(catalog.hideOn)).toHaveAccessibleDescription(/Choose a later day/);
});

test('a preview says when the form has changed, can be updated, and returns the focus when it is closed', async () => {
  await openForm();
  await button(copy.open).click();
  await expect.element(region).toBeVisible();
  await row.getByLabelText(catalog.title, { exact: true }).fill('Rye');
  await expect.element(row.getByText(copy.outdated)).toBeVisible();
  await button(copy.open).click();
  await expect.element(row.getByText(copy.outdated)).not.toBeInTheDocument();
  await button(copy.close).click();
  await expect.element(region).not.toBeInTheDocument();
  await expect.element(button(copy.open)).toHaveFocus();
});

test('Enter in a field of a catalog entry saves the entry, and saving closes the preview', async () => {
  await api.reply(updateBrandEndpoint, {
    success: true,
    message: 'It has been saved',
    data: { ...staffBrand, revision: 2 },
  });
  await openForm();
  await button(copy.open).click();
  await expect.element(region).toBeVisible();
  await row.getByLabelText(catalog.title, { exact: true }).fill('Rye');
  await userEvent.keyboard('{Enter}');
  await expect.element(row.getByText('It has been saved')).toBeVisible();
  await expect.element(region).not.toBeInTheDocument();
});

test('a preview of an organization is requested with the values of the form', async () => {
  await api.reply(previewCatalogEntryEndpoint, { data: { list, details: null } });
  await openDesk('organizations', { organizations: [staffOrganization] });
  await row.getByText(catalog.edit, { exact: true }).click();
  await row.getByLabelText(catalog.texts.organizationInfo).fill('Books only.');
  await button(copy.open).click();
  await expect.element(region).toBeVisible();
  const expected = { list: 'organizations', id: staffOrganization._id, organizationInfo: 'Books only.' };
  expect(await lastBody(previewCatalogEntryEndpoint)).toMatchObject(expected);
  await expect.element(button(copy.details)).not.toBeInTheDocument();
});

import { getStaffBrandEndpoint } from '@kindcrate/contract/staff-brands';
import { listCatalogVersionsEndpoint, restoreCatalogVersionEndpoint } from '@kindcrate/contract/staff-catalog-versions';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { brandVersion, firstVersion, staffBrand } from '../../../src/workbench/desk-fixtures.ts';
import { openDesk, row, staffCopy } from '../desk.tsx';
import { api, expectBrowserError } from '../mock-api.ts';
import { conflict, lastBody } from '../needs.tsx';

const { history, reloadLatest } = staffCopy.catalog;
const brand = { ...staffBrand, revision: 2 };
const earlierVersion = { ...firstVersion, title: 'The old name' };

async function openHistory(versions = [brandVersion, earlierVersion]): Promise<void> {
  await api.reply(listCatalogVersionsEndpoint, { result: versions, next: null });
  await openDesk('brands', { brands: [brand] });
  await row.getByText(staffCopy.catalog.edit, { exact: true }).click();
  await row.getByText(history.title, { exact: true }).click();
}

test('the history of a catalog entry says who changed what, and what a version contained', async () => {
  await openHistory();
  const list = page.getByRole('list', { name: history.title });
  await expect.element(list).toMatchTextContent(`${brandVersion.detail} ${history.current}`);
  await expect.element(list).toMatchTextContent('Ruth, Nov 18, 2026');
  await expect.element(list).toMatchTextContent(history.actions.kept);
  await list.getByText(history.content).last().click();
  await expect.element(list.getByText('The old name')).toBeVisible();
  await expect.element(list.getByText('Picture: A loaf (no longer exists)')).toBeVisible();
  await expect.element(list.getByRole('button', { name: history.restore })).toBeVisible();
});

test('restoring a version of a catalog entry sends the revision that the desk shows, shows the restored entry, and moves the focus to the notice', async () => {
  await api.reply(restoreCatalogVersionEndpoint, { success: true, message: 'It has been restored' });
  await api.reply(getStaffBrandEndpoint, { data: { ...brand, title: 'The old name', revision: 3 } });
  await openHistory();
  await row.getByRole('button', { name: history.restore }).click();
  await expect.element(page.getByText('It has been restored')).toBeVisible();
  await expect.element(row.getByRole('heading', { level: 2 })).toMatchTextContent('The old name');
  await expect.element(row.getByLabelText(staffCopy.catalog.title, { exact: true })).toHaveValue('The old name');
  expect(await lastBody(restoreCatalogVersionEndpoint)).toEqual({ revision: 2 });
  expect(document.activeElement?.textContent).toBe('It has been restored');
});

test('when a colleague saved a catalog entry first, restoring a version fails, and the latest version can be shown', async () => {
  await expectBrowserError(/409/);
  await api.respond(restoreCatalogVersionEndpoint, conflict);
  await api.reply(getStaffBrandEndpoint, { data: { ...brand, revision: 3 } });
  await openHistory();
  await row.getByRole('button', { name: history.restore }).click();
  await row.getByRole('button', { name: reloadLatest.label }).click();
  await expect.element(row.getByText(reloadLatest.done)).toBeVisible();
});

test('the history of a catalog entry without versions says that the next change will record the first one', async () => {
  await openHistory([]);
  await expect.element(page.getByText(history.none)).toBeVisible();
});

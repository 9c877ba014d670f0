import { getStaffFiguresEndpoint } from '@kindcrate/contract/staff-figures';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  emptyStaffFigures,
  staffFigures,
  volunteerStaffFigures,
} from '../../../src/workbench/staff-figures-fixtures.ts';
import { openDesk, staffCopy } from '../desk.tsx';
import { figuresCopy, openFigures, shares, table } from '../figures.tsx';
import { api, expectBrowserError } from '../mock-api.ts';

test('the figures show totals, a chart for each organization, and tables of months, organizations and brands', async () => {
  await openFigures();
  await expect.element(page.getByText('4,277', { exact: true }).first()).toBeVisible();
  await expect
    .element(page.getByRole('img', { name: 'Pagewheel Library: 4,277 pieces from December 2025 to November 2026' }))
    .toBeVisible();
  const latest = table(figuresCopy.byMonth).getByRole('row').nth(1);
  await expect.element(latest).toMatchTextContent(/^November 2026153122612102115.21,8361,22419,900$/);
  await expect
    .element(table(figuresCopy.organizations).getByRole('row', { name: /^All/ }))
    .toMatchTextContent('All1,0704,2777135.266');
  await expect
    .element(shares(figuresCopy.categories))
    .toMatchTextContent(/Clothes2,70663%Books1,40233%No category1694%/);
  await expect.element(shares(figuresCopy.reasons)).toMatchTextContent(/Other reasons69%/);
  await expect.element(table(figuresCopy.brands)).toMatchTextContent(/Thimbleloaf Bakery2133,380/);
});

test('the figures of the charts can also be read in a table', async () => {
  await openFigures();
  await page.getByText(figuresCopy.byOrganization.asTable).click();
  const months = table(figuresCopy.byOrganization.title);
  await expect.element(months.getByRole('row').nth(1)).toMatchTextContent('December 202540220442');
});

test('the figures of other months are loaded when those months are chosen, and the URL contains the choice', async () => {
  await openFigures(staffFigures, { ...staffFigures, from: '2026-10' }, { ...staffFigures, from: '2026-11' });
  const from = page.getByRole('combobox', { name: figuresCopy.from });
  await from.selectOptions('2026-10');
  await expect.element(from).toHaveValue('2026-10');
  expect([location.search, location.hash]).toEqual(['?from=2026-10&to=2026-11', '#figures']);
  const sent = await api.sent(getStaffFiguresEndpoint);
  expect(sent.map(({ query }) => query)).toEqual([{}, { from: '2026-10', to: '2026-11' }]);
});

test('the figures of months without orders say that there is nothing to show, and contain a dash instead of the median days', async () => {
  await openFigures(emptyStaffFigures);
  await expect.element(page.getByText(figuresCopy.noPieces)).toBeVisible();
  await expect.element(page.getByText(figuresCopy.noReasons)).toBeVisible();
  await expect.element(page.getByText(figuresCopy.noBrands)).toBeVisible();
  await expect.element(page.getByText(figuresCopy.noValue, { exact: true }).first()).toBeVisible();
});

test('the figures of one organization have neither coins nor brands', async () => {
  await openFigures(volunteerStaffFigures);
  expect(page.getByText(figuresCopy.coinsOpen).elements()).toEqual([]);
  expect(page.getByText(figuresCopy.brands).elements()).toEqual([]);
});

test('figures that could not be loaded can be loaded again', async () => {
  await expectBrowserError(/503/);
  await expectBrowserError(/ApiError/);
  await api.respond(getStaffFiguresEndpoint, { status: 503, json: {} });
  await openDesk('figures');
  await expect.element(page.getByText(staffCopy.list.failed)).toBeVisible();
  await api.reply(getStaffFiguresEndpoint, { data: staffFigures });
  await page.getByRole('button', { name: staffCopy.list.tryAgain }).click();
  await expect.element(table(figuresCopy.byMonth)).toBeVisible();
});

import { getOrderLabelEndpoint, getStaffOrderLabelEndpoint } from '@kindcrate/contract/order-labels';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { parcelLabel } from '../../src/workbench/item-fixtures.ts';
import { copy } from './copy.ts';
import { mountLabel, openLabel } from './label-page.tsx';
import { api, expectBrowserError, failure } from './mock-api.ts';
import { button } from './site-forms.tsx';

const h1 = page.getByRole('heading', { level: 1 });
const qrCode = page.getByRole('img', { name: copy.label.qrCodeAlt });

test('a label shows the QR code, number, organization and pieces of its order', async () => {
  await openLabel();
  await expect.element(qrCode).toHaveAttribute('src', parcelLabel.qrcode);
  await expect.element(page.getByText('6531', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('article')).toMatchTextContent('Order number KC-6A010F61-6531');
  await expect.element(page.getByRole('article')).toMatchTextContent('For Mantle & Mitten');
  await expect.element(page.getByText('8 pieces')).toBeVisible();
  await expect.poll(() => document.title).toBe('KC-6A010F61-6531 · Kindcrate');
  const sent = await api.sent(getOrderLabelEndpoint);
  expect(sent.map(({ path }) => path)).toEqual([expect.stringContaining(`/order/${parcelLabel._id}/label`)]);
});

test('a label can be printed', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  await openLabel();
  await button(copy.label.print).click();
  expect(print).toHaveBeenCalledOnce();
});

test('the label page says that a received order needs no label', async () => {
  await openLabel({ status: 'received' });
  await expect.element(page.getByText(copy.label.ended)).toBeVisible();
  await expect.element(page.getByText(copy.label.lead)).not.toBeInTheDocument();
});

test('the label page at the desk shows the label of a gift that has arrived, and links back to the desk', async () => {
  await api.reply(getStaffOrderLabelEndpoint, { data: { ...parcelLabel, status: 'received' } });
  mountLabel(parcelLabel._id, '&desk');
  await expect.element(page.getByText(copy.label.desk.lead)).toBeVisible();
  await expect.element(qrCode).toHaveAttribute('src', parcelLabel.qrcode);
  await expect.element(page.getByRole('link', { name: copy.label.desk.back.label })).toHaveAttribute('href', '/staff');
  expect(await api.sent(getOrderLabelEndpoint)).toEqual([]);
});

test('if the URL contains no order id, or the id of someone else’s order, the label page says that it cannot find the donation, and links to the profile', async () => {
  await expectBrowserError(/404/);
  await api.respond(getOrderLabelEndpoint, failure(404, 'Not found', 'not_found'));
  mountLabel();
  await expect.element(h1).toHaveTextContent(copy.label.unknown.title);
  mountLabel('');
  await expect.element(h1).toHaveTextContent(copy.label.unknown.title);
  await expect.element(page.getByRole('link')).toHaveAttribute('href', '/profile#orders');
});

test('the label page can be reloaded after a failure', async () => {
  await expectBrowserError(/503/);
  await expectBrowserError(/ApiError/);
  await api.respond(getOrderLabelEndpoint, { status: 503, body: '' }, { json: { data: parcelLabel } });
  mountLabel();
  await button(copy.label.tryAgain).click();
  await expect.element(qrCode).toBeVisible();
});

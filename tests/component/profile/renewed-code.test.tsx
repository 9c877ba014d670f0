import { renewRedemptionCodeEndpoint } from '@kindcrate/contract/profile';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { redemptionCode } from '../../../src/workbench/fixtures.ts';
import { advance, stopClock } from '../clock.ts';
import { api, expectBrowserError } from '../mock-api.ts';
import { openProfile, openProfileWithPendingCode } from '../screens.tsx';

const image = page.getByRole('img', { name: 'Your QR code' });
const shortCode = (code = redemptionCode.shortCode) => page.getByText(code);
const renewedCodes = ['AAAA-BBBB', 'CCCC-DDDD'].map((code) => ({ data: { ...redemptionCode, shortCode: code } }));

const countRequests = async () => (await api.sent(renewRedemptionCodeEndpoint)).length;

/** Stops the clock and opens the qrcode tab. */
async function openCodeTab() {
  stopClock();
  await openProfile('qrcode');
  await expect.element(shortCode()).toBeVisible();
}

test('a redemption code is requested only when the qrcode tab is opened', async () => {
  await openProfile('overview');
  expect(await countRequests()).toBe(0);
  await page.getByRole('tab', { name: 'qrcode' }).click();
  await expect.element(shortCode()).toBeVisible();
  expect(await countRequests()).toBe(1);
});

test('the QR code that came with the profile is shown until the requested one arrives, without a layout shift', async () => {
  const pending = await openProfileWithPendingCode();
  await expect.element(image).toBeVisible();
  await expect.element(page.getByText('If their camera doesn’t work')).not.toBeVisible();
  const before = image.element().getBoundingClientRect().toJSON();
  await pending.release({ json: { data: redemptionCode } });
  await expect.element(shortCode()).toBeVisible();
  expect(image.element().getBoundingClientRect().toJSON()).toEqual(before);
});

test('the QR code that came with the profile is removed before it expires if no new code can be requested', async () => {
  await expectBrowserError(/ERR_FAILED/);
  await expectBrowserError(/ApiError/);
  stopClock();
  const pending = await openProfileWithPendingCode();
  await pending.release({ abort: 'failed' });
  await expect.poll(countRequests).toBe(1);
  await api.respond(renewRedemptionCodeEndpoint, { abort: 'failed' });
  await advance(30_000);
  await expect.element(image).toBeVisible();
  await advance(30_000);
  await expect.element(page.getByText('There’s no code right now.')).toBeVisible();
});

test('the QR code and the short code are renewed every 60 to 90 s while they are shown', async () => {
  await openCodeTab();
  await api.reply(renewRedemptionCodeEndpoint, ...renewedCodes);
  await advance(59_000);
  expect(await countRequests()).toBe(1);
  await advance(40_000);
  await expect.element(shortCode('AAAA-BBBB')).toBeVisible();
  expect(await countRequests()).toBe(2);
  await advance(100_000);
  await expect.element(shortCode('CCCC-DDDD')).toBeVisible();
  expect(await countRequests()).toBe(3);
});

test('the QR code is not renewed while another tab is open, and is renewed immediately when its own tab opens again', async () => {
  await openCodeTab();
  await page.getByRole('tab', { name: 'Overview' }).click();
  await advance(300_000);
  expect(await countRequests()).toBe(1);
  await page.getByRole('tab', { name: 'qrcode' }).click();
  await expect.poll(countRequests).toBe(2);
});

test('a QR code that cannot be renewed is removed before it expires, and Try again shows a new one', async () => {
  await expectBrowserError(/ERR_FAILED/);
  await expectBrowserError(/ApiError/);
  await openCodeTab();
  await api.respond(renewRedemptionCodeEndpoint, { abort: 'failed' });
  await advance(60_500);
  await expect.poll(countRequests).toBe(2);
  await expect.element(image).toBeVisible();
  await advance(60_000);
  await expect.element(page.getByText('There’s no code right now.')).toBeVisible();
  await api.reply(renewRedemptionCodeEndpoint, ...renewedCodes);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(image).toBeVisible();
});

import { renewCodeEndpoint } from '@kindcrate/contract/profile';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { profile } from '../../../src/workbench/fixtures.ts';
import { advance, stopClock } from '../clock.ts';
import { api, expectProblem } from '../mock-api.ts';
import { openProfile } from '../screens.tsx';

const image = page.getByRole('img', { name: 'Your QR code' });
const { qrcode, qrcodeExpiresAt } = profile;
const codes = ['AAAA-BBBB', 'CCCC-DDDD'].map((shortCode) => ({ data: { qrcode, qrcodeExpiresAt, shortCode } }));

const renewals = async () => (await api.sent(renewCodeEndpoint)).length;

/** Stops the clock and opens the tab of the QR code. */
async function openCode() {
  stopClock();
  await openProfile('qrcode');
  await expect.element(image).toBeVisible();
}

test('the code is renewed after 60 to 120 s while it is shown', async () => {
  await openCode();
  await api.reply(renewCodeEndpoint, ...codes);
  await expect.element(page.getByText(profile.shortCode)).toBeVisible();
  await advance(59_000);
  expect(await renewals()).toBe(0);
  await advance(40_000);
  await expect.element(page.getByText('AAAA-BBBB')).toBeVisible();
  expect(await renewals()).toBe(1);
  await advance(100_000);
  await expect.element(page.getByText('CCCC-DDDD')).toBeVisible();
  expect(await renewals()).toBe(2);
});

test('the code is not renewed while another tab is open, but immediately when its own tab opens again', async () => {
  await openCode();
  await page.getByRole('tab', { name: 'Overview' }).click();
  await advance(300_000);
  expect(await renewals()).toBe(0);
  await page.getByRole('tab', { name: 'qrcode' }).click();
  await expect.poll(renewals).toBe(1);
});

test('a code that cannot be renewed is removed before it expires, and a new one appears on request', async () => {
  await expectProblem(/ERR_FAILED/);
  await expectProblem(/ApiError/);
  await openCode();
  await api.respond(renewCodeEndpoint, { abort: 'failed' });
  await advance(60_500);
  await expect.poll(renewals).toBe(1);
  await expect.element(image).toBeVisible();
  await advance(60_000);
  await expect.element(page.getByText('There’s no code right now.')).toBeVisible();
  await api.reply(renewCodeEndpoint, ...codes);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(image).toBeVisible();
});

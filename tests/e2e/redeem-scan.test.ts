import type { Page } from 'playwright/test';
import { drawQrCode } from '../../api/src/qr-code.ts';
import { openBrowserWithCamera } from './camera.ts';
import { expect, test } from './fixtures.ts';
import { createRedemptionCode, openContextAs, openRedeemPageAsPartner, registerDonorWithCoins } from './redemptions.ts';
import { registerPartner } from './staff.ts';

const startCamera = (page: Page) => page.getByRole('button', { name: 'Scan with the camera' }).click();

/** Runs in the page: records the tracks of every camera that the page opens, so that a test can check whether they have ended. */
const watchCameras = () => {
  const cameras: MediaStreamTrack[] = [];
  Object.assign(window, { cameras });
  const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  navigator.mediaDevices.getUserMedia = async (constraints) => {
    const stream = await open(constraints);
    cameras.push(...stream.getTracks());
    return stream;
  };
};
const readCameraStates = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { cameras: MediaStreamTrack[] }).cameras.map(({ readyState }) => readyState),
  );

test('scanning a donor’s code identifies the donor and stops the camera', async ({
  request,
  browserErrors,
}, testInfo) => {
  const { qrcode } = await createRedemptionCode(request, await registerDonorWithCoins(request));
  const browser = await openBrowserWithCamera(qrcode, testInfo.outputPath('camera.y4m'));
  const context = await openContextAs(browser, request, await registerPartner(request));
  await browserErrors.watch(context);
  const page = await context.newPage();
  await page.addInitScript(watchCameras);
  await page.goto('/redeem');
  await startCamera(page);
  await expect(page.getByRole('heading', { name: 'Ines wants to spend coins' })).toBeVisible();
  await expect.poll(() => readCameraStates(page)).toEqual(['ended']);
  await browser.close();
});

test('scanning a QR code that is not a redemption code shows a message and keeps the camera on until the partner stops it', async ({
  request,
  browserErrors,
}, testInfo) => {
  const picture = drawQrCode('https://example.com/menu');
  const browser = await openBrowserWithCamera(picture, testInfo.outputPath('camera.y4m'));
  const context = await openContextAs(browser, request, await registerPartner(request));
  await browserErrors.watch(context);
  const page = await context.newPage();
  await page.addInitScript(watchCameras);
  await page.goto('/redeem');
  await startCamera(page);
  await expect(page.getByText('That code is for something else.')).toBeVisible();
  await expect.poll(() => readCameraStates(page)).toEqual(['live']);
  await page.getByRole('button', { name: 'Stop the camera' }).click();
  await expect.poll(() => readCameraStates(page)).toEqual(['ended']);
  await expect(page.getByRole('button', { name: 'Scan with the camera' })).toBeVisible();
  await browser.close();
});

for (const [name, message] of [
  ['NotAllowedError', 'The camera is blocked. Type the code instead'],
  ['NotFoundError', 'We couldn’t find a camera. Type the code instead'],
] as const) {
  test(`the redeem page moves the focus to the code field when the camera fails with ${name}`, async ({
    page,
    request,
  }) => {
    await page.addInitScript((error) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', error));
    }, name);
    await openRedeemPageAsPartner(page, request);
    await startCamera(page);
    await expect(page.getByRole('alert')).toContainText(message);
    await expect(page.getByLabel('Code')).toBeFocused();
  });
}

test('the redeem page shows an alert and offers to scan again when the scanner fails to load', async ({
  page,
  request,
  expectBrowserError,
}) => {
  expectBrowserError(/ERR_FAILED/);
  expectBrowserError(/Failed to fetch/);
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () =>
      Object.assign(document.createElement('canvas'), { width: 64, height: 48 }).captureStream(5);
  });
  await page.route(/scan-video/, (route) => route.abort());
  await openRedeemPageAsPartner(page, request);
  await startCamera(page);
  await expect(page.getByRole('alert')).toContainText('The scanner didn’t start.');
  await expect(page.getByRole('button', { name: 'Scan with the camera' })).toBeVisible();
});

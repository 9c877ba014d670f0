import type { Page } from 'playwright/test';
import { startTestServer, type TestServer } from '../../scripts/test-server.ts';
import { type FakePaymentProvider, startFakePaymentProvider } from './fake-payment-provider.ts';
import { expect, test } from './fixtures.ts';

let provider: FakePaymentProvider;
let site: TestServer;

// The last test stops the provider for good, so the tests run in order.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  provider = await startFakePaymentProvider();
  const frameUrl = `${provider.origin}/iframes/1?payment_token={token}`;
  site = await startTestServer({ PAYMENT_FRAME_URL: frameUrl, SAMPLE_DATA: 'false' });
});

test.afterAll(async () => {
  await site.stop();
  await provider.stop();
});

test.beforeEach(() => {
  provider.responds = true;
});

const providerFrame = (page: Page) => page.frameLocator('iframe[title="Pay by card"]');
const acceptButton = (page: Page) => providerFrame(page).getByRole('button', { name: 'Accept' });
/** Shown as soon as the frame reports an accepted payment. In these tests, nothing confirms the payment to the API. */
const checkingNotice = (page: Page) => page.getByText('Checking on your payment');
const timeoutNotice = (page: Page) => page.getByRole('alert').filter({ hasText: 'hasn’t loaded yet' });

test('a provider set in the environment is shown in a frame, receives the token and reports the payment', async ({
  page,
}) => {
  const response = page.waitForResponse('**/api/payment/donate');
  await page.goto(`${site.origin}/payment`);
  const { token } = await (await response).json();
  await acceptButton(page).click();
  await expect(checkingNotice(page)).toBeVisible();
  expect(provider.requestedPaths).toContain(`/iframes/1?payment_token=${token}`);
});

test('threat 31: payment messages from another origin or another window are ignored', async ({ page }) => {
  await page.goto(`${site.origin}/payment`);
  await expect(acceptButton(page)).toBeVisible();
  await page.evaluate((providerOrigin) => {
    const data = { payment: 'accepted' };
    const { contentWindow } = document.querySelector('iframe') ?? {};
    const source = contentWindow ?? null;
    dispatchEvent(new MessageEvent('message', { data, source, origin: 'https://evil.example.com' }));
    dispatchEvent(new MessageEvent('message', { data, source: window, origin: providerOrigin }));
    postMessage(data, location.origin);
  }, provider.origin);
  await page.evaluate((url) => {
    const otherFrame = Object.assign(document.createElement('iframe'), { src: url, title: 'Another frame' });
    document.body.append(otherFrame);
    addEventListener('message', ({ data, source }) => {
      if (source === otherFrame.contentWindow) otherFrame.dataset.received = data.payment;
    });
  }, `${provider.origin}/other`);
  const otherFrame = page.locator('iframe[title="Another frame"]');
  await otherFrame.contentFrame().getByRole('button', { name: 'Accept' }).click();
  await expect(otherFrame).toHaveAttribute('data-received', 'accepted');
  await expect(checkingNotice(page)).toHaveCount(0);
  await acceptButton(page).click();
  await expect(checkingNotice(page)).toBeVisible();
});

test('threat 31: the page does not say thank you for a payment that the frame reports as accepted but the API does not confirm', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(`${site.origin}/payment`);
  await providerFrame(page).getByRole('button', { name: 'Return' }).click();
  await expect(checkingNotice(page)).toBeVisible();
  const isShown = () => page.getByRole('heading', { name: 'Not confirmed yet' }).isVisible();
  await expect.poll(() => page.clock.fastForward(2_000).then(isShown), { intervals: [50] }).toBe(true);
  await expect(page.getByText('Thank you!')).toHaveCount(0);
  await page.getByRole('link', { name: 'Show the receipt' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment not confirmed yet');
});

test('when a provider declines a card, a notice appears, and a retry opens the card form again', async ({ page }) => {
  await page.goto(`${site.origin}/payment`);
  await providerFrame(page).getByRole('button', { name: 'Decline' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'The card was declined.' });
  await expect(notice).toBeVisible();
  await expect(providerFrame(page).getByText('The card was declined.')).toBeVisible();
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(acceptButton(page)).toBeVisible();
  await expect(notice).toHaveCount(0);
});

for (const [hash, text] of Object.entries({
  '#accepted': 'was accepted',
  '#declined': 'was declined',
  '': 'don’t know yet',
})) {
  test(`/payment-result${hash} shows only what is known about how the payment ended`, async ({ page }) => {
    await page.goto(`${site.origin}/payment-result${hash}`);
    await expect(page.getByRole('main').locator('p:visible').first()).toContainText(text);
    await expect(page.getByRole('main').locator('p:visible')).toHaveCount(2);
    await page.getByRole('link', { name: 'Go to the payment page' }).click();
    await expect(page).toHaveURL(`${site.origin}/payment`);
  });
}

test('/payment-result posts its message to no other site, and no other site may embed it', async ({
  page,
  expectBrowserError,
}) => {
  expectBrowserError(/frame-ancestors|Refused to frame|ERR_BLOCKED_BY_RESPONSE|X-Frame-Options/i);
  await page.goto(provider.origin);
  await page.evaluate((url) => {
    addEventListener('message', ({ data }) => {
      if (data?.payment) document.documentElement.dataset.received = data.payment;
    });
    document.body.append(Object.assign(document.createElement('iframe'), { src: url }));
  }, `${site.origin}/payment-result#accepted`);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('html')).not.toHaveAttribute('data-received');
});

test('threat 31: while the payment provider is slow, the page shows a notice, and a retry uses a new token', async ({
  page,
}) => {
  provider.responds = false;
  await page.clock.install();
  await page.goto(`${site.origin}/payment`);
  const firstUrl = await page.locator('iframe').getAttribute('src');
  await expect(page.getByText('Opening the card form')).toBeVisible();
  await page.clock.fastForward(20_000);
  await expect(timeoutNotice(page)).toBeVisible();
  await expect(page.getByText('Opening the card form')).toHaveCount(0);
  provider.responds = true;
  await timeoutNotice(page).getByRole('button', { name: 'Try again' }).click();
  await expect(acceptButton(page)).toBeVisible();
  await expect(timeoutNotice(page)).toHaveCount(0);
  expect(await page.locator('iframe').getAttribute('src')).not.toBe(firstUrl);
  await page.clock.fastForward(60_000);
  await expect(timeoutNotice(page)).toHaveCount(0);
});

test('threat 31: when the payment provider is down, the page shows a notice, and the rest of the page works', async ({
  page,
  expectBrowserError,
}) => {
  expectBrowserError(/ERR_CONNECTION_REFUSED|ERR_FAILED/);
  await provider.stop();
  await page.clock.install();
  await page.goto(`${site.origin}/payment`);
  await expect(page.locator('iframe')).toBeVisible();
  await page.clock.fastForward(20_000);
  await expect(timeoutNotice(page)).toContainText('You haven’t been charged.');
  // The retry first restarts the page's timer; then its request fails.
  const failedAgain = page.waitForEvent('requestfailed');
  await timeoutNotice(page).getByRole('button', { name: 'Try again' }).click();
  await failedAgain;
  await expect(timeoutNotice(page)).toHaveCount(0);
  await page.clock.fastForward(20_000);
  await expect(timeoutNotice(page)).toBeVisible();
  await page.getByRole('link', { name: 'About' }).first().click();
  await expect(page).toHaveURL(`${site.origin}/about`);
});

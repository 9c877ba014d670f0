import { acceptedCard, cardFrame, declinedCard, payWith, startSandboxPayment } from './card-frame.ts';
import { expect, test } from './fixtures.ts';

const tokenUrl = '**/api/payment/donate';

test('the payment frame is 900 px high and as wide as its column, and its URL contains the token', async ({ page }) => {
  const response = page.waitForResponse(tokenUrl);
  await page.goto('/payment');
  const { token } = await (await response).json();
  const frame = page.locator('iframe');
  await expect(page).toHaveTitle('Payment · Kindcrate');
  await expect(frame).toHaveAttribute('src', `/payment-sandbox#payment_token=${token}`);
  const [box, column] = [await frame.boundingBox(), await page.locator('.payment__frame-area').boundingBox()];
  expect(box).toMatchObject({ height: 900, width: column?.width });
  await expect(cardFrame(page).getByRole('heading', { level: 1 })).toHaveText('Test payment');
});

test('the payment page needs only a token from the API, and encodes it for the URL of the frame', async ({ page }) => {
  await page.route(tokenUrl, (route) => route.fulfill({ json: { token: 'a token&more' } }));
  await page.goto('/payment');
  await expect(page.locator('iframe')).toHaveAttribute('src', '/payment-sandbox#payment_token=a%20token%26more');
});

test('the payment token appears in no path, query or header of a request', async ({ page }) => {
  const requestParts: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    requestParts.push(pathname, search, JSON.stringify(request.headers()));
  });
  const response = page.waitForResponse(tokenUrl);
  await page.goto('/payment');
  const { token } = await (await response).json();
  await payWith(cardFrame(page), acceptedCard);
  await expect(page.getByRole('status')).toContainText('Thank you!');
  expect(requestParts).toContain('/api/payment/sandbox');
  expect(requestParts.join('\n')).not.toContain(token);
});

test('the payment page says thank you for an accepted card and links to How We Work', async ({ page }) => {
  await page.goto('/payment');
  await payWith(cardFrame(page), acceptedCard);
  await expect(page.getByRole('status')).toContainText('Your card was accepted.');
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Show the receipt' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'See how it helps' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/donation');
});

test('after a declined card, the form shows an alert and keeps the typed values, and another card can be used', async ({
  page,
  expectBrowserError,
}) => {
  expectBrowserError(/402/);
  await page.goto('/payment');
  const frame = cardFrame(page);
  await payWith(frame, declinedCard);
  await expect(frame.getByRole('alert')).toHaveText('This card was declined, and nothing was taken. Try another one.');
  await expect(frame.getByRole('alert')).toBeFocused();
  await expect(frame.getByLabel('Expiration Date')).toHaveValue('08/99');
  await expect(page.getByText('Thank you!')).toHaveCount(0);
  await payWith(frame, acceptedCard);
  await expect(page.getByRole('status')).toContainText('Thank you!');
});

test('a card form sent again after a lost response shows that the payment was accepted', async ({
  page,
  expectBrowserError,
}) => {
  for (const error of [/ERR_CONNECTION_RESET/, /ApiError/, /409/]) expectBrowserError(error);
  await page.route(
    '**/api/payment/sandbox',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await page.goto('/payment');
  await payWith(cardFrame(page), acceptedCard);
  await expect(cardFrame(page).getByRole('alert')).toContainText('You’ll pay only once');
  await cardFrame(page).getByRole('button', { name: 'Pay with test card' }).click();
  await expect(page.getByRole('status')).toContainText('Thank you!');
});

test('the card form links each mistake to its field and sends the payment after the mistakes are corrected', async ({
  page,
}) => {
  await page.goto('/payment');
  const frame = cardFrame(page);
  await frame.getByLabel('Card Number').fill('4242 4242 4242 4241');
  await frame.getByLabel('Expiration Date').fill('01/20');
  await frame.getByRole('button', { name: 'Pay with test card' }).click();
  const summary = frame.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(3);
  await expect(frame.getByLabel('Expiration Date')).toHaveAccessibleDescription(/^This card has expired/);
  await summary.getByRole('link', { name: /Card Number/ }).click();
  await expect(frame.getByLabel('Card Number')).toBeFocused();
  await payWith(frame, acceptedCard);
  await expect(page.getByRole('status')).toContainText('Thank you!');
});

test('a card form submitted before its script has loaded sends one payment', async ({ page }) => {
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  const arrival = Promise.withResolvers<void>();
  await page.route('**/static/js/CardForm*', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto('/payment');
  await payWith(cardFrame(page), acceptedCard);
  arrival.resolve();
  await expect(page.getByRole('status')).toContainText('Thank you!');
  expect(posts.map((url) => new URL(url).pathname)).toEqual(['/api/payment/sandbox']);
});

test('the card fields request a numeric keyboard and autofill of a stored card', async ({ page, request }) => {
  await page.goto(await startSandboxPayment(request));
  const fields = { 'Card Number': 'cc-number', 'Expiration Date': 'cc-exp', 'Security Code': 'cc-csc' };
  for (const [label, autocomplete] of Object.entries(fields)) {
    await expect(page.getByLabel(label)).toHaveAttribute('autocomplete', autocomplete);
    await expect(page.getByLabel(label)).toHaveAttribute('inputmode', 'numeric');
  }
});

test('a payment that was made in another tab accepts no second card', async ({
  page,
  context,
  request,
  expectBrowserError,
}) => {
  expectBrowserError(/409/);
  const path = await startSandboxPayment(request);
  const secondTab = await context.newPage();
  await page.goto(path);
  await secondTab.goto(path);
  await payWith(secondTab, acceptedCard);
  await expect(secondTab.getByRole('status')).toHaveText('The test card was accepted. No money moved.');
  await payWith(page, acceptedCard);
  await expect(page.getByRole('alert')).toContainText('This payment was already made.');
});

test('the sandbox page without a token says that it does not know the payment', async ({
  page,
  expectBrowserError,
}) => {
  expectBrowserError(/404/);
  await page.goto('/payment-sandbox');
  await payWith(page, acceptedCard);
  await expect(page.getByRole('alert')).toContainText('We don’t know this payment.');
});

test('a failed request for a payment token shows no alert, is logged, and can be retried', async ({
  page,
  expectBrowserError,
}) => {
  expectBrowserError(/503/);
  expectBrowserError(/ApiError/);
  await page.route(tokenUrl, (route) => route.fulfill({ status: 503, body: 'Not now' }));
  await page.goto('/payment');
  await expect(page.getByText('We couldn’t open the card form right now.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('Opening the card form')).toHaveCount(0);
  await page.unroute(tokenUrl);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cardFrame(page).getByLabel('Card Number')).toBeVisible();
});

test('the payment page without JavaScript shows a notice', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/payment');
  // Playwright reads no text inside <noscript>, so the notice is located by its class.
  await expect(page.locator('noscript .notice')).toBeVisible();
  await expect(page.getByText('Opening the card form')).toBeHidden();
  await context.close();
});

test('Visa Payment links to the payment page, and Wallet Payment is marked as not available', async ({
  page,
  signInDonor,
}) => {
  await signInDonor();
  await page.goto('/allforms');
  await expect(page.getByRole('listitem').filter({ hasText: 'Wallet Payment' })).toContainText('Not available yet');
  await page.getByRole('listitem').filter({ hasText: 'Visa Payment' }).getByRole('link').click();
  await expect(page).toHaveURL('/payment');
});

for (const width of [320, 375]) {
  test(`the payment page and its frame do not scroll sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/payment', { waitUntil: 'networkidle' });
    await cardFrame(page).getByRole('button', { name: 'Pay with test card' }).click();
    await expect(cardFrame(page).getByRole('alert')).toBeVisible();
    for (const frame of page.frames()) {
      expect(await frame.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  });
}

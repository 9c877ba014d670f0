import { fillPath } from '@kindcrate/contract/path-params';
import { type RedemptionCode, renewRedemptionCodeEndpoint } from '@kindcrate/contract/profile';
import { decideRedemptionEndpoint, type Redemption, requestRedemptionEndpoint } from '@kindcrate/contract/redemptions';
import { type APIRequestContext, type Browser, type BrowserContext, expect, type Page } from 'playwright/test';
import { callApi, type Donor, fetchToken, registerDonor } from './accounts.ts';
import { placeReceivedOrder } from './orders.ts';
import { bearer, registerPartner } from './staff.ts';

/** Returns the storage state of a browser in which a person is logged in. */
export async function fetchLoggedInState(
  request: APIRequestContext,
  person: Pick<Donor, 'email' | 'password'>,
  origin: string,
) {
  return {
    cookies: [],
    origins: [{ origin, localStorage: [{ name: 'token', value: await fetchToken(request, person) }] }],
  };
}

/** Opens a browser context in which a person is logged in. */
export async function openContextAs(
  browser: Browser,
  request: APIRequestContext,
  person: Donor,
  origin = process.env.KINDCRATE_ORIGIN ?? '',
): Promise<BrowserContext> {
  return browser.newContext({ baseURL: origin, storageState: await fetchLoggedInState(request, person, origin) });
}

/** Registers a donor who has earned 10 coins plus one per piece. */
export async function registerDonorWithCoins(request: APIRequestContext, pieces = 20): Promise<Donor> {
  const donor = await registerDonor(request, { username: 'Ines' });
  await placeReceivedOrder(request, donor, pieces);
  return donor;
}

/** Creates a redemption code through the API. */
export async function createRedemptionCode(request: APIRequestContext, donor: Donor): Promise<RedemptionCode> {
  return (await callApi(request, renewRedemptionCodeEndpoint, {}, bearer(await fetchToken(request, donor)))).data;
}

/** Requests and approves a redemption through the API. */
export async function spendCoins(request: APIRequestContext, donor: Donor, coins: number): Promise<Redemption> {
  const asPartner = bearer(await fetchToken(request, await registerPartner(request)));
  const { shortCode: code } = await createRedemptionCode(request, donor);
  const { data } = await callApi(
    request,
    requestRedemptionEndpoint,
    { code, coins },
    { ...asPartner, 'idempotency-key': code },
  );
  const call = { ...decideRedemptionEndpoint, path: fillPath(decideRedemptionEndpoint.path, { id: data._id }) };
  return (await callApi(request, call, { decision: 'approve' }, bearer(await fetchToken(request, donor)))).data;
}

/** Logs a new partner in and opens the redeem page. Returns the title of the partner's brand. */
export async function openRedeemPageAsPartner(page: Page, request: APIRequestContext): Promise<string> {
  const partner = await registerPartner(request);
  await page.context().setStorageState(await fetchLoggedInState(request, partner, process.env.KINDCRATE_ORIGIN ?? ''));
  await page.goto('/redeem');
  await expect(page.getByLabel('Code')).toBeVisible();
  return partner.brand;
}

export async function lookUpCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Look it up' }).click();
}

export async function requestCoins(page: Page, coins: number | string): Promise<void> {
  await page.getByLabel('Coins', { exact: true }).fill(String(coins));
  await page.getByRole('button', { name: 'Ask Ines' }).click();
}

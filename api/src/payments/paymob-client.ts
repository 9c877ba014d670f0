import { createConcurrencyLimit } from '../concurrency/limits.ts';
import { type NewPayment, type PaymentProvider, PaymentProviderError } from './provider.ts';
import { readJson } from './read-json.ts';

export interface PaymobSettings {
  /** A URL without a path. */
  url: string;
  apiKey: string;
  integrationId: string;
  /** A payment has to be made within this time. */
  lifetimeSeconds: number;
}

/** Milliseconds within which a payment has to be started. Starting takes two requests, and more when a token is needed. */
const startTimeout = 10_000;

/** The maximum numbers of payments that are being started, and of payments that wait to be started. */
const [maxRunning, maxWaiting] = [32, 32];

/** Milliseconds for which a token is used. Paymob accepts it for an hour. */
const authTokenLifetime = 50 * 60 * 1000;

/** Thrown for a reply whose status is not 2xx. */
class RefusedError extends PaymentProviderError {
  readonly status: number;

  constructor(path: string, status: number) {
    super(`POST ${path}: status ${status}`);
    this.status = status;
  }
}

/**
 * Creates the provider that starts payments with Paymob's Accept API. Each takes three steps
 * (https://docs.paymob.com/docs/accept-standard-redirect): requesting a token for the API, an order, and the payment key that
 * opens the iframe. The key allows only this amount of this order to be paid.
 * @param timeout milliseconds
 */
export function createPaymob(settings: PaymobSettings, timeout = startTimeout): PaymentProvider {
  const limit = createConcurrencyLimit(maxRunning, maxWaiting);
  let authToken: { value: string; expiresAt: number } | undefined;

  async function authorize(signal: AbortSignal): Promise<string> {
    if (authToken && authToken.expiresAt > Date.now()) return authToken.value;
    const value = await requestAuthToken(settings, signal);
    authToken = { value, expiresAt: Date.now() + authTokenLifetime };
    return value;
  }

  /** A request that is refused because of its token has had no effect, so it is repeated with a new token. */
  async function send(path: string, body: object, signal: AbortSignal): Promise<Record<string, unknown>> {
    const auth_token = await authorize(signal);
    try {
      return await post(settings, path, { ...body, auth_token }, signal);
    } catch (error) {
      if (!(error instanceof RefusedError) || error.status !== 401) throw error;
      if (authToken?.value === auth_token) authToken = undefined;
      return post(settings, path, { ...body, auth_token: await authorize(signal) }, signal);
    }
  }

  async function start({ id, amount, currency }: NewPayment): Promise<{ token: string; order: string }> {
    const signal = AbortSignal.timeout(timeout);
    const money = { amount_cents: amount, currency };
    const newOrder = { ...money, delivery_needed: false, merchant_order_id: id, items: [] };
    const order = requireId(await send(orderPath, newOrder, signal), orderPath);
    const newKey = {
      ...money,
      ...{ order_id: order, integration_id: Number(settings.integrationId), billing_data: anonymousBillingData },
      ...{ expiration: settings.lifetimeSeconds, lock_order_when_paid: true },
    };
    const token = requireToken(await send(keyPath, newKey, signal), keyPath);
    return { token, order: String(order) };
  }
  return { name: 'paymob', integration: settings.integrationId, start: (payment) => limit(() => start(payment)) };
}

/**
 * Requests a token, which shows whether Paymob accepts the API key.
 * @throws PaymentProviderError.
 */
export async function requestAuthToken(
  settings: Pick<PaymobSettings, 'url' | 'apiKey'>,
  signal = AbortSignal.timeout(startTimeout),
): Promise<string> {
  return requireToken(await post(settings, tokenPath, { api_key: settings.apiKey }, signal), tokenPath);
}

/** Whether Paymob refused the API key itself. */
export function isKeyRefused(error: unknown): boolean {
  return error instanceof RefusedError && [400, 401, 403].includes(error.status);
}

const tokenPath = '/api/auth/tokens';
const orderPath = '/api/ecommerce/orders';
const keyPath = '/api/acceptance/payment_keys';

/**
 * Paymob requires every field. We pass on nothing about the donor, who enters the details of the card at Paymob. The first four
 * fields must not be `NA`; example.com belongs to nobody.
 */
const anonymousBillingData = {
  ...{ first_name: 'Kindcrate', last_name: 'Donor', email: 'donor@example.com', phone_number: '00000000000' },
  ...{ apartment: 'NA', floor: 'NA', building: 'NA', street: 'NA', city: 'NA', state: 'NA', country: 'NA' },
  ...{ postal_code: 'NA', shipping_method: 'NA' },
};

/** Sends a request. Neither errors nor logs contain Paymob's reply, because the reply may contain the key that was sent. */
async function post(
  { url }: Pick<PaymobSettings, 'url'>,
  path: string,
  body: object,
  signal: AbortSignal,
): Promise<Record<string, unknown>> {
  try {
    const headers = { 'content-type': 'application/json', accept: 'application/json' };
    // A redirect could send the key to another host.
    const options = { method: 'POST', headers, body: JSON.stringify(body), redirect: 'manual', signal } as const;
    const response = await fetch(new URL(path, url), options);
    const reply = await readJson(response);
    if (!response.ok) throw new RefusedError(path, response.status);
    return reply;
  } catch (error) {
    throw error instanceof PaymentProviderError ? error : new PaymentProviderError(`POST ${path}: ${reasonOf(error)}`);
  }
}

/** @param error an error of `fetch`, whose reason is in `cause`, or an error from reading the reply */
function reasonOf(error: unknown): string {
  const { name, message, cause } = error as Error & { cause?: { code?: string } };
  return name === 'TimeoutError' ? 'no reply in time' : (cause?.code ?? message);
}

function requireToken({ token }: Record<string, unknown>, path: string): string {
  if (typeof token === 'string' && token) return token;
  throw new PaymentProviderError(`POST ${path}: the reply has no token`);
}

function requireId({ id }: Record<string, unknown>, path: string): number {
  if (typeof id === 'number' && Number.isSafeInteger(id) && id > 0) return id;
  throw new PaymentProviderError(`POST ${path}: the reply has no id`);
}

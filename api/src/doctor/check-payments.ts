import type { Environment } from '../config/environment.ts';
import { isKeyRefused, requestAuthToken } from '../payments/paymob-client.ts';
import { type Finding, ok, problem, warning } from './finding.ts';

/**
 * Warns about the sandbox in production, or checks that Paymob accepts the API key. It starts no payment, so it cannot
 * check the integration, the iframe and the HMAC secret.
 */
export async function checkPayments(environment: Environment, timeout = 10_000): Promise<Finding> {
  const { NODE_ENV, PAYMENT_PROVIDER, PAYMOB_URL, PAYMOB_API_KEY: apiKey = '' } = environment;
  if (PAYMENT_PROVIDER === 'sandbox') {
    return NODE_ENV === 'production'
      ? warning(
          'payments go to the sandbox, so no money arrives',
          'Set PAYMENT_PROVIDER=paymob, or tell visitors that the payment page is a test.',
        )
      : ok('payments go to the sandbox, which moves no money');
  }
  const url = new URL(PAYMOB_URL).origin;
  try {
    await requestAuthToken({ url, apiKey }, AbortSignal.timeout(timeout));
    return ok(`${url} accepts PAYMOB_API_KEY`);
  } catch (error) {
    const { message } = error as Error;
    return isKeyRefused(error)
      ? problem(
          `${url} refuses PAYMOB_API_KEY`,
          `Copy the API key from Paymob's dashboard for the country of PAYMOB_URL.`,
        )
      : problem(
          `${url} cannot be used: ${message}`,
          'Check PAYMOB_URL, and that this machine is allowed to connect to it.',
        );
  }
}

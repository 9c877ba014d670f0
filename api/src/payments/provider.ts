import type { Environment } from '../config/environment.ts';
import { createSecretCode } from '../secret-codes.ts';

/** A payment that is about to be started. */
export interface NewPayment {
  id: string;
  /** In the smallest unit of the currency. */
  amount: number;
  /** ISO 4217. */
  currency: string;
}

/** A service that processes payments. */
export interface PaymentProvider {
  name: Environment['PAYMENT_PROVIDER'];
  /** The provider's id for our integration, which every report has to contain; null if the provider's reports contain no such id. */
  integration: string | null;
  /**
   * @returns the token that opens the provider's frame, and the id by which its reports identify the payment.
   * @throws PaymentProviderError when the provider cannot be used.
   */
  start(payment: NewPayment): Promise<{ token: string; order: string }>;
}

/** Thrown when a provider cannot be reached, or does not do what we ask. The message contains no secret and no personal data. */
export class PaymentProviderError extends Error {}

/** Moves no money: its token only opens our own test frame. */
export const sandbox: PaymentProvider = {
  name: 'sandbox',
  integration: null,
  start: async ({ id }) => ({ token: createSecretCode(), order: id }),
};

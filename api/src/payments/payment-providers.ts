import type { Environment } from '../config/environment.ts';
import { createSecretCode } from '../secret-codes.ts';

/** Begins a payment and gives the token that opens the provider's frame. */
type StartPayment = () => Promise<string>;

/** By the setting `PAYMENT_PROVIDER`. The sandbox moves no money: its token only opens our own test frame. */
export const startWithProvider: Record<Environment['PAYMENT_PROVIDER'], StartPayment> = {
  sandbox: async () => createSecretCode(),
};
